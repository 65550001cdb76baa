import type { CampaignProposal } from "@copydesk/contracts";
import { markAddresses } from "./marked-addresses.tsx";

/** A campaign that would be made, as a draft. */
export function CampaignChange({ proposal: { name, story, languages, channels, foreign_addresses } }: { proposal: CampaignProposal }) {
  return (
    <div className="grid gap-3">
      <p dir="auto" className="font-semibold text-lg tracking-title wrap-anywhere">
        {markAddresses(name, foreign_addresses)}
      </p>
      <p dir="auto" className="copy whitespace-pre-line wrap-anywhere">
        {markAddresses(story, foreign_addresses)}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        <dt className="text-ink-3">Languages</dt>
        <dd>{languages.join(", ")}</dd>
        <dt className="text-ink-3">Channels</dt>
        <dd>{channels.join(", ")}</dd>
      </dl>
    </div>
  );
}
