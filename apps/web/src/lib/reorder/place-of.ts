/** Where things stand after one of them is put at another place, counted from 0. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((one) => one !== id);
  const to = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, to), id, ...others.slice(to)];
}

export interface Span {
  id: string;
  top: number;
  bottom: number;
}

/** The place that a pointer at `y` means for a thing: after all others whose middle lies above it. */
export const placeAt = (spans: readonly Span[], id: string, y: number): number =>
  spans.filter((span) => span.id !== id && (span.top + span.bottom) / 2 < y).length;

/** Things in the order of these ids. */
export function inOrder<T extends { id: string }>(things: readonly T[], ids: readonly string[]): T[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return things.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}
