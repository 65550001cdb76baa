import type { LlmListItem } from "@copydesk/contracts";
import { formatClock } from "../../../lib/list/by-day.ts";
import { PickCard } from "../../../lib/list/pick-card.tsx";
import { rowId } from "../../../lib/list/use-open-row.ts";
import { formatMoment } from "../../../lib/time-words.ts";
import { isAskable } from "../replay/askable.ts";
import { formatCampaign, formatLanguage, purposeWords } from "../words/call-words.ts";
import { formatCallCost, formatTokensIn, formatTokensOut, formatTotal } from "../words/figure-words.ts";
import { Figure, Status, Who } from "./call-parts.tsx";
import type { CallsProps } from "./llm-table.tsx";

/** The log where there is no room for a table. */
export function LlmCards({ days, zone, onOpen, channelName, selection }: CallsProps) {
  return (
    <div className="grid gap-1">
      {days.map((day) => (
        <section key={day.key} aria-label={day.label || "Calls"}>
          {day.label && <h2 className="border-line border-b pt-3 pb-1.5 text-ink-3 text-xs">{day.label}</h2>}
          <ul>
            {day.entries.map((call) => (
              <li key={call.id} className="relative grid gap-1 border-line border-b py-2.5 text-sm active:bg-hover">
                <span className="flex items-baseline gap-2">
                  {selection && isAskable(call) && (
                    <span className="self-center">
                      <PickCard id={call.id} name={`the call of ${formatClock(call.at, zone)}`} selection={selection} />
                    </span>
                  )}
                  <button
                    type="button"
                    id={rowId(call.id)}
                    onClick={() => onOpen(call.id)}
                    className="min-w-0 text-left after:absolute after:inset-0 wrap-anywhere"
                  >
                    <span className="font-control">{purposeWords[call.purpose]}</span>{" "}
                    <bdi className="text-ink-2">{whatFor(call, channelName)}</bdi>
                  </button>
                  <span className="ml-auto shrink-0 text-ink-3 text-xs tabular-nums">
                    {day.label ? formatClock(call.at, zone) : formatMoment(call.at, zone)}
                  </span>
                </span>
                <span className="flex items-center justify-between gap-3">
                  <Who person={call.person} />
                  <Status status={call.status} />
                </span>
                <span className="flex flex-wrap items-baseline gap-x-3 text-ink-2 text-xs tabular-nums">
                  <bdi className="mr-auto min-w-0 truncate">{call.model.name}</bdi>
                  {call.status !== "running" && (
                    <>
                      <span>
                        <Figure figure={formatTokensIn(call)} /> in, <Figure figure={formatTokensOut(call)} /> out
                      </span>
                      <span>
                        Cost <Figure figure={formatCallCost(call)} />
                      </span>
                      <Figure figure={formatTotal(call)} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** "LinkedIn, German, The kettle built to be mended" */
function whatFor(call: LlmListItem, channelName: (code: string) => string): string {
  const { name, isNone } = formatCampaign(call);
  const parts = [call.channel && channelName(call.channel), call.language && formatLanguage(call.language), !isNone && name];
  return parts.filter(Boolean).join(", ");
}
