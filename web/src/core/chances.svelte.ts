// Who is likely to win, asked for whenever the table has moved on; one question at a time.

import { Refusal } from './api';

/** Everybody's chances, and the position they are about. */
export interface Weighed {
  sequence: number;
  chances: number[];
}

/** Who looks at which position. */
interface Wanted {
  seat: number | null;
  sequence: number;
}

export class Weighing {
  /** What was last answered, and for whom; it may be about a position that has not been shown yet. */
  private known = $state.raw<(Weighed & { seat: number | null }) | null>(null);
  private wanted: Wanted | null = null;
  private isAsking = false;

  constructor(private readonly ask: (seat: number | null) => Promise<Weighed | null>) {}

  /** Asks, unless it is known or being asked already. */
  async want(wanted: Wanted): Promise<void> {
    this.wanted = wanted;
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      let asked: Wanted | null = null;
      // Not twice for the same position, whatever is answered; the next position is another chance.
      while (this.wanted !== asked && !this.isKnown(this.wanted)) {
        asked = this.wanted;
        const weighed = await this.ask(asked.seat);
        if (weighed !== null) this.known = { ...weighed, seat: asked.seat };
      }
    } catch (error) {
      // The table goes on without it.
      if (!(error instanceof Refusal)) throw error;
    } finally {
      this.isAsking = false;
    }
  }

  private isKnown({ seat, sequence }: Wanted): boolean {
    return this.known !== null && this.known.seat === seat && this.known.sequence >= sequence;
  }

  /** The chances in a position, if they are known; what has not been shown yet must not be given away. */
  at({ seat, sequence }: Wanted): number[] | null {
    return this.known?.seat === seat && this.known.sequence === sequence ? this.known.chances : null;
  }
}

/** Whole numbers that add up to a hundred, each as near as can be to its share. */
export function percentages(shares: number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, part) => sum + part, 0);
  const nearest = exact.map((_, place) => place).sort((one, other) => (exact[other] % 1) - (exact[one] % 1));
  for (const place of nearest.slice(0, left)) whole[place] += 1;
  return whole;
}

/** A whole number of hundredths, as the language writes it. */
export const percent = (hundredths: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(hundredths / 100);
