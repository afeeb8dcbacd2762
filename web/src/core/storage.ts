// This browser's storage. It may be disabled or full; the page works without it.

const PREFIX = 'ludotheca:';

export function readStored<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Only convenience is lost.
  }
}
