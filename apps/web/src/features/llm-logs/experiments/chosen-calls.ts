import { type LlmListItem, mostReplays, type Parameters } from "@copydesk/contracts";
import { formatCount } from "@copydesk/ui";
import { countedNow } from "../../../lib/query-options.ts";
import { trpc } from "../../../lib/trpc.ts";
import { filtersOf, type LlmAddress, llmList } from "../list/llm-list.ts";
import { isAskable } from "../replay/askable.ts";
import type { PromptKind } from "../replay/change-fields.tsx";
import { formatCalls } from "../words/figure-words.ts";

/** Calls that an experiment is to be made of. */
export interface ChosenCalls {
  calls: LlmListItem[];
  /** What is asked, and what is not and why, in sentences. */
  words: string;
}

/** The first hundred calls of a filter, in the order of the list. */
export function useCallsOfFilter(address: LlmAddress, zone: string, enabled: boolean) {
  const { search, ordering } = llmList.windowOf(address);
  return trpc.llm_logs.list.useQuery(
    { search, ordering, limit: mostReplays, offset: 0, ...filtersOf(address, zone) },
    { enabled, ...countedNow },
  );
}

/** Of the calls that were found those that can be asked again, at most a hundred. `all`: how many there are of such a kind. */
export function choose(found: readonly LlmListItem[], all: number): ChosenCalls {
  const calls = found.filter(isAskable).slice(0, mostReplays);
  const leftOut = found.length - calls.length;
  const first = all > found.length ? `The first ${formatCount(found.length)} of ${formatCalls(all)}, in the order of the list. ` : "";
  const what = calls.length === 0 ? "None of these calls can be asked again." : `${formatCalls(calls.length)} will be asked again.`;
  const without =
    leftOut === 0
      ? ""
      : ` ${formatCount(leftOut)} ${leftOut === 1 ? "is" : "are"} left out: chats with the agent and unfinished calls can't be repeated.`;
  return { calls, words: `${first}${what}${without}` };
}

const kinds: { [purpose in LlmListItem["purpose"]]?: PromptKind } = { outline: "outline", content: "content", schedule: "schedule" };

/** What all of them were for, when that is the same; else no prompt could stand for all. */
export function kindOf(calls: readonly LlmListItem[]): PromptKind {
  const [first, ...others] = new Set(calls.map(({ purpose }) => purpose));
  return (first && others.length === 0 && kinds[first]) || null;
}

/** Calls have parameters of their own each; nothing is common to them. */
export const ownParameters: Parameters = {};
