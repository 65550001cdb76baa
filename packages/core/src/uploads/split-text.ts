/** Where a text is parted best: between paragraphs, else lines, else sentences, else words. */
const seams = [/\n\n+/g, /\n/g, /[.!?。！？؟]["”’»)]?\s+|[。！？]/g, /\s+/g];

/**
 * A text in parts of at most `most` UTF-16 units, of about the same length, parted where it hurts least. Nothing but
 * blanks at the seams is lost.
 */
export function splitText(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const wanted = Math.ceil(rest.length / Math.ceil(rest.length / most));
    const at = seamBefore(rest, { wanted, most });
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...parts, rest].filter((part) => part !== "");
}

interface Window {
  wanted: number;
  most: number;
}

/** The seam nearest to the wanted place, from half of it up to the most. */
function seamBefore(text: string, { wanted, most }: Window): number {
  const from = Math.floor(wanted / 2);
  const window = text.slice(from, most);
  for (const seam of seams) {
    const ends = [...window.matchAll(seam)].map((found) => from + found.index + found[0].length);
    const [first, ...others] = ends;
    if (first !== undefined) return others.reduce((best, at) => (Math.abs(at - wanted) < Math.abs(best - wanted) ? at : best), first);
  }
  return betweenCharacters(text, most);
}

/** Not inside of what a person sees as one character. */
function betweenCharacters(text: string, most: number): number {
  const tail = text.slice(most - 64, most + 64);
  const starts = [...new Intl.Segmenter().segment(tail)].map(({ index }) => most - 64 + index).filter((at) => at <= most && at > most - 64);
  return starts.at(-1) ?? most;
}
