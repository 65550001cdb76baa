import { type CheckedEmail, emailSchema } from "@copydesk/contracts";
import { useEffect, useState } from "react";
import { trpc } from "../../../lib/trpc.ts";

export interface CheckedAddress {
  email: string;
  /** `checking` until the server has said whether somebody has it. */
  state: CheckedEmail["state"] | "checking";
  /** Of the person who is here. */
  name: string | null;
}

const restingFor = 200;

/** What is known about each address: whether it is one at once, whether somebody has it a moment later. */
export function useCheckedAddresses(emails: readonly string[]): CheckedAddress[] {
  const [known, setKnown] = useState<ReadonlyMap<string, CheckedEmail>>(new Map());
  const { mutateAsync } = trpc.users.check_emails.useMutation();
  const unknown = emails.filter((email) => isAddress(email) && !known.has(email)).join("\n");

  useEffect(() => {
    if (unknown === "") return;
    const emails = unknown.split("\n");
    const timer = setTimeout(async () => {
      // Without an answer they count as new; the server looks again when it invites them.
      const checked = await mutateAsync({ emails: emails.slice(0, 50) }).catch((): CheckedEmail[] => []);
      setKnown((before) => new Map([...before, ...checked.map((one) => [one.email, one] as const)]));
    }, restingFor);
    return () => clearTimeout(timer);
  }, [unknown, mutateAsync]);

  return emails.map((email) => {
    if (!isAddress(email)) return { email, state: "invalid", name: null };
    const found = known.get(email);
    return { email, state: found?.state ?? "checking", name: found?.name ?? null };
  });
}

const isAddress = (email: string) => emailSchema.safeParse(email).success;
