/** How far two places are apart at least: so many rows are passed in no time. */
export const apart = 500;

export interface Place {
  /** How many rows stand before it. */
  at: number;
  id: string;
}

/** Some rows of a long list with their places in it. */
export class Places {
  readonly #places: Place[] = [];

  /** The last known place that is not behind this one. */
  before(at: number): Place | undefined {
    return this.#places[this.#countUpTo(at) - 1];
  }

  note({ at, id }: Place): void {
    const index = this.#countUpTo(at);
    const isFar = (other: Place | undefined) => other === undefined || Math.abs(other.at - at) >= apart;
    if (at >= apart && isFar(this.#places[index - 1]) && isFar(this.#places[index])) this.#places.splice(index, 0, { at, id });
  }

  #countUpTo(at: number): number {
    let low = 0;
    let high = this.#places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#places[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
