/** How far two places are apart at least: so many rows are passed in no time. */
export const apart = 500;

export interface KnownPosition {
  /** How many rows stand before it. */
  at: number;
  id: string;
}

/** Some rows of a long list with their places in it. */
export class KnownPositions {
  readonly #positions: KnownPosition[] = [];

  /** The last known place that is not behind this one. */
  before(at: number): KnownPosition | undefined {
    return this.#positions[this.#countUpTo(at) - 1];
  }

  note({ at, id }: KnownPosition): void {
    const index = this.#countUpTo(at);
    const isFar = (other: KnownPosition | undefined) => other === undefined || Math.abs(other.at - at) >= apart;
    if (at >= apart && isFar(this.#positions[index - 1]) && isFar(this.#positions[index])) this.#positions.splice(index, 0, { at, id });
  }

  #countUpTo(at: number): number {
    let low = 0;
    let high = this.#positions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#positions[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
