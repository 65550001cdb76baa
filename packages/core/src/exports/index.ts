export { campaignDocument } from "./campaign-document.ts";
export { blockFormats, campaignFormats, exportBlock, exportCampaign } from "./export-files.ts";
