import { type CampaignBrief, countGraphemes } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { failureOf } from "../../../../lib/failure.ts";
import { useDebounced } from "../../../../lib/use-debounced.ts";
import { type EstimateInput, useEstimate } from "../../api/use-estimate.ts";
import { formatCost, formatDuration, formatTokens, offlineWords } from "../brief/estimate-words.ts";

/** Model, tokens, cost and time of what would be written; dashes until there is something to write. */
export function useBriefEstimate(brief: CampaignBrief) {
  const input = useDebounced(estimateInputOf(brief), 500);
  return { ...useEstimate(input), possible: input !== null };
}

function estimateInputOf(brief: CampaignBrief): EstimateInput | null {
  const { languages, voice_id, content_schedule, generation_mode } = brief;
  if (languages.every(({ channel_ids }) => channel_ids.length === 0)) return null;
  // In steps, so that not every letter of a long story is worth a call.
  const story_length = Math.ceil(countGraphemes(brief.main_story) / 50) * 50;
  return { story_length, languages, voice_id, content_schedule, generation_mode };
}

export function EstimateList({ brief }: { brief: CampaignBrief }) {
  const { data, error, possible, isPlaceholderData } = useBriefEstimate(brief);
  const shown = possible ? data : undefined;
  const rows = [
    ["Model", shown?.model],
    ["Tokens", shown && formatTokens(shown)],
    ["Cost", shown && formatCost(shown)],
    ["Time", shown && formatDuration(shown.seconds)],
  ] as const;
  return (
    <section aria-labelledby="estimate-title" className="mt-6">
      <h2 id="estimate-title" className="font-semibold text-sm">
        Estimate
      </h2>
      {possible && error && !data ? (
        <p className="mt-2 text-ink-3 text-sm">{failureOf(error).message}</p>
      ) : (
        <dl
          className={cn(
            "mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-[7px] text-sm transition-opacity",
            isPlaceholderData && "opacity-60",
          )}
        >
          {rows.map(([term, words]) => (
            <div key={term} className="contents">
              <dt className="text-ink-2">{term}</dt>
              <dd className="text-right font-medium tabular-nums">{words ?? <span className="font-normal text-ink-3">–</span>}</dd>
            </div>
          ))}
        </dl>
      )}
      {shown?.is_offline && <p className="mt-2.5 text-ink-3 text-xs leading-[18px]">{offlineWords(brief.languages.length)}</p>}
    </section>
  );
}
