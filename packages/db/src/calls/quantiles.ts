/** Figures of calls, each with the number of what it belongs to. */
export interface Samples {
  values: Uint32Array;
  cells: Uint32Array;
}

/** Half and 95 % of the values are at most this. Null without a value. */
export type Quantiles = [p50: number | null, p95: number | null];

const digit = 0x1_00_00;

/** The samples with the smallest value first: counted by the lower half of their bits, and where there are larger ones by the upper half. */
export function byValue(samples: Samples): Samples {
  let largest = 0;
  for (let i = 0; i < samples.values.length; i += 1) largest = Math.max(largest, samples.values[i] as number);
  const sorted = byDigit(samples, 0);
  return largest < digit ? sorted : byDigit(sorted, 16);
}

function byDigit({ values, cells }: Samples, shift: number): Samples {
  const positions = new Uint32Array(digit);
  for (let i = 0; i < values.length; i += 1) count(positions, ((values[i] as number) >>> shift) & (digit - 1));
  let before = 0;
  for (let i = 0; i < digit; i += 1) {
    const here = positions[i] as number;
    positions[i] = before;
    before += here;
  }
  const sorted = { values: new Uint32Array(values.length), cells: new Uint32Array(values.length) };
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] as number;
    const key = (value >>> shift) & (digit - 1);
    const position = positions[key] as number;
    positions[key] = position + 1;
    sorted.values[position] = value;
    sorted.cells[position] = cells[i] as number;
  }
  return sorted;
}

const count = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] as number) + 1;
};

const shares = [0.5, 0.95] as const;
/** A quantile lies between two values; the ranks of both of each share, in their order. */
const perBucket = shares.length * 2;

/**
 * The quantiles of several buckets at once: each value of the sorted samples belongs to the bucket of its cell. Between two
 * values in proportion, as spreadsheets do (`PERCENTILE.INC`), and rounded.
 */
export function quantilesBy({ values, cells }: Samples, bucketOf: Uint32Array, buckets: number): Quantiles[] {
  const counts = new Uint32Array(buckets);
  for (let i = 0; i < cells.length; i += 1) count(counts, bucketOf[cells[i] as number] as number);
  const ranks = ranksOf(counts);
  // All of it is one bucket: each rank is a place.
  const found = buckets === 1 ? ranks.map((rank) => values[rank] ?? 0) : valuesAt(ranks, { values, cells }, bucketOf);
  return Array.from(counts, (count, bucket) => {
    const part = (all: Uint32Array) => all.subarray(bucket * perBucket, (bucket + 1) * perBucket);
    return quantilesOf(count, part(ranks), part(found));
  });
}

/** The values that stand at these ranks, as many in each bucket, which ascend. */
function valuesAt(ranks: Uint32Array, { values, cells }: Samples, bucketOf: Uint32Array): Uint32Array {
  const buckets = ranks.length / perBucket;
  const found = new Uint32Array(ranks.length);
  const seen = new Uint32Array(buckets);
  // The rank that is waited for next, and how many were found.
  const next = new Uint32Array(buckets);
  for (let bucket = 0; bucket < buckets; bucket += 1) next[bucket] = ranks[bucket * perBucket] as number;
  const stage = new Uint8Array(buckets);
  for (let i = 0; i < values.length; i += 1) {
    const bucket = bucketOf[cells[i] as number] as number;
    const rank = seen[bucket] as number;
    seen[bucket] = rank + 1;
    if (rank !== next[bucket]) continue;
    let at = stage[bucket] as number;
    for (; at < perBucket && ranks[bucket * perBucket + at] === rank; at += 1) found[bucket * perBucket + at] = values[i] as number;
    stage[bucket] = at;
    if (at < perBucket) next[bucket] = ranks[bucket * perBucket + at] as number;
  }
  return found;
}

function ranksOf(counts: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(counts.length * perBucket);
  counts.forEach((count, bucket) => {
    const positions = shares.map((share) => share * Math.max(0, count - 1));
    ranks.set(
      positions.flatMap((position) => [Math.floor(position), Math.ceil(position)]).sort((a, b) => a - b),
      bucket * perBucket,
    );
  });
  return ranks;
}

/** Of a bucket of so many values, some of which were found by their ranks. */
function quantilesOf(count: number, ranks: Uint32Array, found: Uint32Array): Quantiles {
  if (count === 0) return [null, null];
  const valueAt = (rank: number) => found[ranks.indexOf(rank)] as number;
  return shares.map((share) => {
    const position = share * (count - 1);
    const [below, above] = [valueAt(Math.floor(position)), valueAt(Math.ceil(position))];
    return Math.round(below + (above - below) * (position - Math.floor(position)));
  }) as Quantiles;
}
