import type { AsanaOutcome } from "@copydesk/contracts";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { type NewToast, notify } from "../lib/stores/toast.ts";

const failed = (description: string): NewToast => ({ variant: "destructive", title: "Operation Failed", description });

const notices: Record<AsanaOutcome, NewToast> = {
  connected: { variant: "success", title: "Operation Success", description: "Asana connected successfully" },
  cancelled: { title: "Asana was not connected", description: "You didn't agree on Asana’s page." },
  ended: failed("The link was used already, is older than 10 minutes, or was opened in another browser. Connect Asana again."),
  taken: failed("This Asana account is connected with somebody else’s Copydesk account."),
  failed: failed("Asana did not accept the connection. Try again."),
  unreachable: failed("Asana did not answer. Try again in a minute."),
  not_configured: { variant: "warning", title: "Asana isn't set up yet", description: "Ask the person who runs your server." },
};

/** The notice for `?asana=…`; null for anything else that an address may say. */
export const asanaNotice = (outcome: string | null): NewToast | null =>
  outcome !== null && Object.hasOwn(notices, outcome) ? notices[outcome as AsanaOutcome] : null;

/** Says how a round trip to Asana ended, on whichever page it came back to, and takes it out of the address. */
export function useAsanaNotice(): void {
  const [query, setQuery] = useSearchParams();
  const outcome = query.get("asana");
  useEffect(() => {
    if (outcome === null) return;
    const notice = asanaNotice(outcome);
    if (notice) notify(notice);
    setQuery(
      (now) => {
        now.delete("asana");
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [outcome, setQuery]);
}
