import { useEffect, useState } from "react";
import { onUnreached } from "./fetch-answer.ts";
import { isReached } from "./is-reached.ts";

/** How often a server that is away is asked whether it is back, in milliseconds. */
const askAgainAfter = 3_000;

/**
 * Whether the server cannot be reached since the browser lost its network or a call found nobody there. An open stream does not
 * notice that for minutes. It is asked, because a server on this very machine stays within reach.
 *
 * @param asksAtOnce for whatever shows that something went missing, so that it knows whether the server did.
 */
export function useUnreachable(asksAtOnce = false): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const look = () => void isReached().then((reached) => setGone(!reached));
    const forget = onUnreached(look);
    if (asksAtOnce) look();
    const timer = isGone ? setInterval(look, askAgainAfter) : undefined;
    addEventListener("offline", look);
    addEventListener("online", look);
    return () => {
      forget();
      clearInterval(timer);
      removeEventListener("offline", look);
      removeEventListener("online", look);
    };
  }, [isGone, asksAtOnce]);
  return isGone;
}
