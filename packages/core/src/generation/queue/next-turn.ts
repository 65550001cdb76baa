/** Each takes some milliseconds; with fewer the writes of those that end together would share no commit. */
const atOnce = 2;
const waiting: (() => void)[] = [];

/**
 * Lets whatever else is due go first: a hundred tasks that begin or end together would hold up text on its way to the screen. Of those
 * that wait, two go on in each turn of the event loop, in their order; with `setImmediate` alone all would in the next.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(letSomeGo);
  });

function letSomeGo(): void {
  for (const go of waiting.splice(0, atOnce)) go();
  if (waiting.length > 0) setImmediate(letSomeGo);
}
