import { ChannelIcon } from "@copydesk/ui";
import type { LanguagePlan, Plan } from "../brief/plan.ts";

interface PlanSummaryProps {
  plan: Plan;
  outlineOnly: boolean;
  /** The sheet around it has the title already. */
  titled: boolean;
}

/** The number of pieces, large, and what each language gets. */
export function PlanSummary({ plan, outlineOnly, titled }: PlanSummaryProps) {
  return (
    <section aria-label="Pieces">
      {titled && <h2 className="mb-2.5 font-semibold text-sm">What will be produced</h2>}
      <p className="font-semibold text-[44px] leading-[48px] tracking-[-0.03em] tabular-nums">{plan.pieces}</p>
      <p className="mt-0.5 text-base text-ink-2">{plan.words}</p>
      {outlineOnly && <p className="mt-1 text-ink-3 text-xs leading-[18px]">Outlines first, the rest once you have reviewed them.</p>}
      {plan.languages.length > 0 && (
        <ul className="mt-[18px] border-line border-t">
          {plan.languages.map((one) => (
            <LanguageRow key={one.language.id} {...one} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** As many icons as there is room for. */
const iconsShown = 8;

function LanguageRow({ language, channels }: LanguagePlan) {
  const more = channels.length - iconsShown;
  return (
    <li className="grid h-[42px] grid-cols-[84px_minmax(0,1fr)_auto] items-center gap-x-2 border-line border-b text-sm">
      <span className="truncate font-medium">
        <bdi lang={language.code}>{language.native_name}</bdi>
      </span>
      <span className="flex items-center gap-2 text-ink-3">
        {channels.slice(0, iconsShown).map((channel) => (
          <ChannelIcon key={channel.id} channel={channel.icon} label={channel.name} size={15} />
        ))}
        {more > 0 && <span className="text-2xs">+{more}</span>}
      </span>
      <span className="text-ink-2 tabular-nums">
        {channels.length}
        <span className="sr-only"> pieces</span>
      </span>
    </li>
  );
}
