import { useEffect } from "react";
import { sessionCalls } from "../lib/session-calls.ts";

const every = 180_000;

/** Tells the server that someone is here, at once and every 180 seconds, so that the next generation starts fast. */
export function useWarmUp(): void {
  useEffect(() => {
    warmUp();
    const timer = setInterval(warmUp, every);
    return () => clearInterval(timer);
  }, []);
}

/** Nobody waits for it and nobody misses it. */
function warmUp(): void {
  sessionCalls.warmUp().catch(() => {});
}
