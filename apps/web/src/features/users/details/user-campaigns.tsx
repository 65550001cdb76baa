import type { UserDetail } from "@copydesk/contracts";
import { PageSection } from "../../../lib/people/page-section.tsx";
import { CampaignLines } from "../../campaigns/index.ts";

/** Campaigns of theirs that whoever looks may see. */
export function UserCampaigns({ campaigns: { count, latest } }: Pick<UserDetail, "campaigns">) {
  return (
    <PageSection
      narrow
      title="Campaigns"
      help={count > latest.length ? `The latest ${latest.length} of ${count} they own.` : "Those they own."}
    >
      {latest.length === 0 ? <p className="text-ink-2">None that you can see.</p> : <CampaignLines campaigns={latest} />}
    </PageSection>
  );
}
