import { useEffect, useState } from "react";

/**
 * Whether the server cannot be reached since the browser lost its network. An open stream does not notice that for
 * minutes. It is asked, because a server on this very machine stays within reach.
 */
export function useGone(): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const look = () => void isReached().then((reached) => setGone(!reached));
    addEventListener("offline", look);
    addEventListener("online", look);
    return () => {
      removeEventListener("offline", look);
      removeEventListener("online", look);
    };
  }, []);
  return isGone;
}

const isReached = () =>
  fetch("/api/healthz", { cache: "no-store" }).then(
    () => true,
    () => false,
  );
