import type { CampaignListItem } from "@copydesk/contracts";
import { LanguageChips } from "@copydesk/ui";
import { Link } from "react-router";
import { PickCard } from "../../../lib/list/pick-card.tsx";
import type { Selection } from "../../../lib/list/use-selection.ts";
import { useSomeFirst } from "../../../lib/list/use-some-first.ts";
import { formatDays } from "../../../lib/time-words.ts";
import { CampaignStatusMark, PrivacyMark, RowChannels, Updated } from "./campaign-parts.tsx";
import { RowMenu } from "./row-menu.tsx";
import type { CampaignActions } from "./use-campaign-actions.ts";

interface CampaignCardsProps {
  items: readonly CampaignListItem[];
  actions: CampaignActions;
  /** Null for somebody who may do nothing with many campaigns at once. */
  selection: Selection | null;
}

/** So many fill a phone; most have so many pixels. */
const firstCards = 6;
const cardHeight = 190;

/** The same rows where a table has no room: a few lines each, parted by hairlines. */
export function CampaignCards({ items, actions, selection }: CampaignCardsProps) {
  const { rows, missing } = useSomeFirst(items, firstCards);
  return (
    <ul aria-label="Campaigns" className="border-line border-t">
      {rows.map((item) => (
        <li key={item.id} className="relative grid gap-2.5 border-line border-b py-4">
          <div className="flex items-start gap-2">
            {selection && <PickCard id={item.id} name={item.name} selection={selection} />}
            <div className="min-w-0 flex-1">
              <Link
                to={`/campaigns/${item.id}`}
                className="block wrap-anywhere font-control text-base text-pretty after:absolute after:inset-0"
              >
                <bdi>{item.name}</bdi>
              </Link>
              {item.description && (
                <span className="line-clamp-2 wrap-anywhere text-ink-3 text-xs leading-[17px]">
                  <bdi>{item.description}</bdi>
                </span>
              )}
            </div>
            <RowMenu item={item} actions={actions} className="relative z-1 -mt-1 -mr-1.5 size-9" />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <CampaignStatusMark item={item} />
            <span className="text-ink-3 text-xs">
              <Updated at={item.updated_at} />
            </span>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="relative z-1 inline-flex">
              <LanguageChips codes={item.languages} />
            </span>
            <span className="relative z-1 inline-flex">
              <RowChannels codes={item.channels} />
            </span>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-sm">
            <span className="tabular-nums">{formatDays(item.from_date, item.to_date, new Date().getFullYear())}</span>
            <PrivacyMark privacy={item.privacy} />
          </div>
        </li>
      ))}
      {missing > 0 && <li aria-hidden style={{ height: missing * cardHeight }} />}
    </ul>
  );
}
