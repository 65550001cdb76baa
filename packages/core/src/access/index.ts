export {
  type Authorized,
  type AuthorizedBlock,
  authorizeBlock,
  authorizeCampaign,
  authorizeVersion,
  type BlockRow,
  type CampaignAction,
  type CampaignRow,
  campaignNotFound,
  reread,
  rightsTo,
  visibleCampaigns,
  visibleOf,
} from "./authorize-campaign.ts";
export { lastDayOver, statusAfter, statusOf } from "./campaign-status.ts";
