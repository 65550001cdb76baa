import { peopleLimits } from "@copydesk/contracts";
import type { CheckedAddress } from "./use-checked-addresses.ts";

/** So many are named; of more, how many. */
const named = 3;

/** Sentences about addresses that cannot be invited. */
export function noteAddresses(addresses: readonly CheckedAddress[]): { problems: string[]; here: string[] } {
  const invalid = addresses.filter(({ state }) => state === "invalid");
  const known = addresses.filter(({ state }) => state === "here");
  const over = addresses.length - peopleLimits.invitations;
  return {
    problems: [
      ...(over > 0 ? [`${over} too many. Import a CSV file to invite more than ${peopleLimits.invitations} people at once.`] : []),
      ...invalid.slice(0, named).map(({ email }) => `${email} is not a complete address`),
      ...(invalid.length > named ? [`${invalid.length - named} more are not complete addresses`] : []),
    ],
    here: [
      ...known.slice(0, named).map(({ email, name }) => `${name ?? email} is already here and won't be invited again`),
      ...(known.length > named ? [`${known.length - named} more are already here`] : []),
    ],
  };
}

/** Addresses that an invitation goes to: the server looks again at those it has said nothing about yet. */
export const invitable = (addresses: readonly CheckedAddress[]): string[] =>
  addresses.filter(({ state }) => state === "new" || state === "checking").map(({ email }) => email);
