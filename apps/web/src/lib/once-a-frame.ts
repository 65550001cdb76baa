/** Of a screen that draws sixty times a second, in milliseconds. */
const frame = 16;

/**
 * Gathers what comes and hands it on once a frame: a hundred pieces writing at once are one change, not a hundred. What comes
 * after a pause waits for nothing. A hidden tab gets no frames, so a timer stands in for them. `stop` hands on what is left.
 */
export function onceAFrame<T>(handle: (items: readonly T[]) => void): { take(item: T): void; stop(): void } {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let handed = Number.NEGATIVE_INFINITY;
  function flush(): void {
    timer = undefined;
    handed = performance.now();
    const items = waiting;
    waiting = [];
    handle(items);
  }
  return {
    take(item) {
      waiting.push(item);
      timer ??= setTimeout(flush, Math.max(0, handed + frame - performance.now()));
    },
    stop() {
      clearTimeout(timer);
      if (waiting.length > 0) flush();
    },
  };
}
