import { SegmentedNav, SegmentedNavItem } from "@copydesk/ui";
import { Link, useLocation } from "react-router";
import { DeletedButton } from "../../lib/deleted/deleted-button.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { useRight } from "../../lib/rights.ts";
import { useFormOptions } from "./api/use-form-options.ts";
import { KnownChannels } from "./list/campaign-parts.tsx";
import { CampaignsView } from "./list/campaigns-view.tsx";
import { campaignList } from "./list/list-address.ts";
import { NewCampaignButton } from "./list/new-campaign-button.tsx";
import { TemplatesView } from "./list/templates-view.tsx";

export { prepareList as prepare } from "./api/prepare-list.ts";

/** `/campaigns` and `/campaigns/template`: one page, two lists. */
export default function CampaignListPage() {
  const { address, change } = useListAddress(campaignList);
  const mayRestore = useRight("campaigns.edit");
  const channels = useFormOptions().data?.channels;
  const isTemplates = useLocation().pathname.replace(/\/+$/, "").endsWith("/template");
  return (
    <div className="group/page mx-auto w-full max-w-page px-4 pt-5 pb-24 md:px-6 md:pt-[26px]">
      <title>{isTemplates ? "Templates · Copydesk" : "Campaigns · Copydesk"}</title>
      <div className="mb-[18px] flex flex-wrap items-center gap-x-1 gap-y-3 md:gap-x-[18px]">
        <h1 className="font-title text-lg tracking-title">Campaigns</h1>
        {/* On phones a line of its own, which it shares with the bin. */}
        <SegmentedNav aria-label="Campaigns or templates" className="max-md:order-1 max-md:grow max-md:basis-3/5">
          <SegmentedNavItem>
            <Link to="/campaigns" aria-current={isTemplates ? undefined : "page"} className="max-md:flex-1">
              Campaigns
            </Link>
          </SegmentedNavItem>
          <SegmentedNavItem>
            <Link to="/campaigns/template" aria-current={isTemplates ? "page" : undefined} className="max-md:flex-1">
              Templates
            </Link>
          </SegmentedNavItem>
        </SegmentedNav>
        {mayRestore && !isTemplates && (
          <span className="max-md:order-1">
            <DeletedButton noun="campaigns" load={() => import("./list/deleted-campaigns.tsx")} />
          </span>
        )}
        {/* An empty list has its own, larger one. This keeps its place: who presses it as the list comes presses nothing else. */}
        <span className="ml-auto group-has-[[data-begins]]/page:invisible">
          <NewCampaignButton />
        </span>
      </div>
      <KnownChannels value={channels}>
        {isTemplates ? <TemplatesView address={address} change={change} /> : <CampaignsView address={address} change={change} />}
      </KnownChannels>
    </div>
  );
}
