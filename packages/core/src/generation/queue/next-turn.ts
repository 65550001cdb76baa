/** Lets whatever else is due go first: a hundred tasks that begin or end together would hold up text on its way to the screen. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
