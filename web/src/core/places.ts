// Where the players are on the screen, so that what they gain can fly to them.

/** The part of the screen that stands for a seat: its panel, or its head if the panels are out of view. */
export function placeOfSeat(seat: number): DOMRect | null {
  for (const selector of [`[data-panel="${seat}"]`, `[data-head="${seat}"]`]) {
    const place = document.querySelector(selector)?.getBoundingClientRect();
    if (place && place.width > 0 && place.top < window.innerHeight) return place;
  }
  return null;
}
