import type { CampaignProposal } from "@copydesk/contracts";
import { sayDays } from "../../../lib/time-words.ts";
import { markAddresses } from "./marked-addresses.tsx";

/** A campaign that would be made, as a draft. */
export function CampaignChange({ proposal }: { proposal: CampaignProposal }) {
  const { name, story, from_date, to_date, languages, channels, foreign_addresses } = proposal;
  return (
    <div className="grid gap-3">
      <p dir="auto" className="font-semibold text-lg tracking-title wrap-anywhere">
        {markAddresses(name, foreign_addresses)}
      </p>
      <p dir="auto" className="copy whitespace-pre-line wrap-anywhere">
        {markAddresses(story, foreign_addresses)}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        <dt className="text-ink-3">Days</dt>
        <dd className="tabular-nums">{sayDays(from_date, to_date, new Date().getFullYear())}</dd>
        <dt className="text-ink-3">Languages</dt>
        <dd>{languages.join(", ")}</dd>
        <dt className="text-ink-3">Channels</dt>
        <dd>{channels.join(", ")}</dd>
      </dl>
    </div>
  );
}
