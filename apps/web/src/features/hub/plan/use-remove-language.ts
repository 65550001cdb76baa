import type { LanguageOption, PlanChange } from "@copydesk/contracts";
import { formatNumber } from "../../../lib/time-words.ts";
import { blocksOf, useBlocks, useHub, useHubDialogs } from "../../hub-kit/index.ts";
import { useChangePlan } from "./use-change-plan.tsx";

/** Asks, and takes a language out of the campaign. Undefined for the last one, which has to stay. */
export function useRemoveLanguage(language: LanguageOption): (() => void) | undefined {
  const { campaign, languages } = useHub();
  const { ask } = useHubDialogs();
  const { change } = useChangePlan();
  const blocks = blocksOf(useBlocks(), language.id);
  if (languages.length < 2) return undefined;
  const channel_ids = campaign.brief.languages.find((one) => one.language_id === language.id)?.channel_ids ?? [];
  const undo: PlanChange[] = [{ kind: "add_language", language_id: language.id, channel_ids }];
  return () =>
    ask({
      title: `Remove ${language.name} from this campaign?`,
      description: lost(blocks.filter((block) => block.version_count > 0).length),
      confirmLabel: "Remove language",
      destructive: true,
      onConfirm: () =>
        change([{ kind: "remove_language", language_id: language.id }], {
          done: `${language.name} is no longer part of the campaign.`,
          undo,
          leaving: blocks.map((block) => block.id),
        }),
    });
}

function lost(texts: number): string {
  const way = "You can restore it under “Removed languages and channels”.";
  if (texts === 0) return `Nothing is written in it yet. ${way}`;
  const what = texts === 1 ? "Its text is" : `Its ${formatNumber(texts)} texts are`;
  return `${what} removed from the campaign, its exports and its schedule, but no version is lost. ${way}`;
}
