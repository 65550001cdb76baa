/** Work in steps of a few milliseconds at most, so that whoever drives it can let others have their turn in between. */
export type Steps<T> = Generator<void, T>;

/** Drives work to its end in one go, for whoever has nobody to wait: tests, and a page that acts on a press. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
