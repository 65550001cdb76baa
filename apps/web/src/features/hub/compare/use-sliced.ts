import { useEffect, useState } from "react";

/** Milliseconds of work between two looks at what else there is to do. */
const slice = 10;

/** The outcome of long work, done in slices that leave the page usable; null until it is done. Begins anew with new work. */
export function useSliced<T>(begin: (() => Generator<void, T>) | null): T | null {
  const [done, setDone] = useState<{ by: typeof begin; result: T } | null>(null);
  useEffect(() => {
    if (!begin) return;
    const work = begin();
    let timer: ReturnType<typeof setTimeout>;
    const run = () => {
      const end = performance.now() + slice;
      for (;;) {
        const step = work.next();
        if (step.done) return setDone({ by: begin, result: step.value });
        if (performance.now() > end) break;
      }
      timer = setTimeout(run);
    };
    run();
    return () => clearTimeout(timer);
  }, [begin]);
  return done && done.by === begin ? done.result : null;
}
