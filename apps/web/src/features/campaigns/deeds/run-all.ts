import type { CampaignListItem } from "@copydesk/contracts";
import { sayNumber } from "../../../lib/time-words.ts";

type Named = Pick<CampaignListItem, "id" | "name">;

export interface Outcome {
  done: Named[];
  failed: { item: Named; error: unknown }[];
}

/** Does the same to each, one after the other; a failure does not keep the others from their turn. */
export async function runAll<T extends Named>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  for (const item of items) {
    try {
      await act(item);
      outcome.done.push(item);
    } catch (error) {
      outcome.failed.push({ item, error });
    }
  }
  return outcome;
}

/** "“The kettle” archived", "Three campaigns archived", "Two of three campaigns archived. “The kettle” was not." */
export function sayOutcome({ done, failed }: Outcome, past: string): string {
  const total = done.length + failed.length;
  if (failed.length === 0) return total === 1 ? `“${done[0]?.name}” ${past}` : capital(`${sayNumber(total)} campaigns ${past}`);
  const first = `“${failed[0]?.item.name}”`;
  const not = failed.length === 1 ? `${first} was not.` : `${first} and ${sayNumber(failed.length - 1)} more were not.`;
  const some = done.length === 0 ? "none" : sayNumber(done.length);
  return capital(`${some} of ${sayNumber(total)} campaigns ${past}. ${not}`);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
