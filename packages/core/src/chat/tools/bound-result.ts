/** Most bytes of JSON that a model gets of one call. */
export const resultBytes = 20_000;

/** Longest text and longest list, step by step, until the whole fits. */
const steps = [
  [12_000, 500],
  [6_000, 200],
  [3_000, 100],
  [1_500, 60],
  [600, 40],
  [300, 20],
  [120, 10],
  [40, 4],
] as const;
const deepest = 12;

const note = "This was too long and was cut. Ask for less, such as one language, one channel or a narrower search.";

/**
 * Plain JSON of at most 20 kB: long texts and long lists are cut, with a note that says so. The beginning of everything
 * is kept rather than all of a part.
 */
export function boundResult(result: unknown): unknown {
  const plain: unknown = JSON.parse(JSON.stringify(result ?? null));
  if (sizeOf(plain) <= resultBytes) return plain;
  for (const [text, items] of steps) {
    const cut = { note, ...asObject(shorten(plain, { text, items, depth: 0 })) };
    if (sizeOf(cut) <= resultBytes) return cut;
  }
  return { note };
}

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const asObject = (value: unknown): object =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : { data: value };

interface Bounds {
  text: number;
  items: number;
  depth: number;
}

function shorten(value: unknown, bounds: Bounds): unknown {
  if (typeof value === "string") return value.length <= bounds.text ? value : `${value.slice(0, bounds.text).toWellFormed()}… (cut)`;
  if (typeof value !== "object" || value === null) return value;
  if (bounds.depth > deepest) return "(cut)";
  const inner = { ...bounds, depth: bounds.depth + 1 };
  if (Array.isArray(value)) {
    const shown = value.slice(0, bounds.items).map((item) => shorten(item, inner));
    return shown.length === value.length ? shown : [...shown, `(${value.length - shown.length} more)`];
  }
  // Names of fields are texts of people as well, such as a piece's own parts.
  const entries = Object.entries(value).slice(0, Math.max(bounds.items, 30));
  return Object.fromEntries(entries.map(([key, item]) => [key.slice(0, 100), shorten(item, inner)]));
}
