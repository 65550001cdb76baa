import type { LinkState } from "@copydesk/contracts";
import { useEffect, useState } from "react";
import { failureOf } from "../../lib/failure.ts";
import { sessionCalls } from "../../lib/session-calls.ts";

export type SeenLink = LinkState | { state: "looking" } | { state: "failed"; message: string };

/** What the link of a mail opens; `again` asks once more after a failure. */
export function useResetLink(token: string, isActivation: boolean): { link: SeenLink; again: () => void } {
  const [link, setLink] = useState<SeenLink>({ state: "looking" });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try asks again
  useEffect(() => {
    let isOpen = true;
    const show = (next: SeenLink) => isOpen && setLink(next);
    show({ state: "looking" });
    sessionCalls.checkLink({ token, is_activation: isActivation }).then(show, (error: unknown) => {
      const { code, message } = failureOf(error);
      show(code === "BAD_REQUEST" ? { state: "ended" } : { state: "failed", message });
    });
    return () => {
      isOpen = false;
    };
  }, [token, isActivation, tries]);
  return { link, again: () => setTries(tries + 1) };
}
