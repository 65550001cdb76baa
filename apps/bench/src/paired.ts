import { median } from "./table.ts";

export interface Pair {
  measured(): Promise<number>;
  floor(): Promise<number>;
}

/** Medians over the rounds; the ratio is that of the two figures of a round, which the machine's noise meets alike. */
export interface Paired {
  measured: number;
  floor: number;
  /** Measured against floor. */
  ratio: number;
  /** Lower and upper quartile of the rounds' ratios. */
  spread: [number, number];
}

/** Rounds before those that count: the first calls of a program are slow. */
const warmUp = 2;

/**
 * Measures pairs in turns, one side of a pair right after the other and first by turns. Many short rounds are better than
 * a few long ones: what else the machine does changes little within a short one.
 */
export async function takeTurns<P extends Pair>(pairs: readonly P[], rounds: number): Promise<(Omit<P, keyof Pair> & Paired)[]> {
  const found = pairs.map((): [number, number][] => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [i, pair] of pairs.entries()) {
      const figures = round % 2 === 0 ? await floorFirst(pair) : await floorLast(pair);
      if (round >= 0) found[i]?.push(figures);
    }
  }
  return pairs.map((pair, i) => ({ ...pair, ...summary(found[i] ?? []) }));
}

async function floorFirst(pair: Pair): Promise<[number, number]> {
  const floor = await pair.floor();
  return [await pair.measured(), floor];
}

const floorLast = async (pair: Pair): Promise<[number, number]> => [await pair.measured(), await pair.floor()];

function summary(figures: readonly [number, number][]): Paired {
  const ratios = figures.map(([measured, floor]) => measured / floor).sort((a, b) => a - b);
  const at = (share: number) => ratios[Math.round((ratios.length - 1) * share)] ?? Number.NaN;
  return {
    measured: median(figures.map(([measured]) => measured)),
    floor: median(figures.map(([, floor]) => floor)),
    ratio: median(ratios),
    spread: [at(0.25), at(0.75)],
  };
}
