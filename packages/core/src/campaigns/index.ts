export { acceptPlan } from "./accept-plan.ts";
export {
  askForBlocks,
  changeOverrides,
  countCampaignsWithModel,
  failBlock,
  queueBlocks,
  readBlockRows,
  replaceModelInBlocks,
  stopBlock,
  writeBlocks,
} from "./change-blocks.ts";
export { changePlan } from "./change-plan.ts";
export { checkContextFor, factsOf, type VersionFacts } from "./check-context.ts";
export { countPieces } from "./count-pieces.ts";
export { createCampaign, duplicateCampaign } from "./create-campaign.ts";
export { discardDraft, readDraft, saveDraft } from "./drafts.ts";
export { type ExampleOfVersion, makeExampleOfVersion } from "./example-of-version.ts";
export { readFormOptions } from "./form-options.ts";
export { addGeneratedVersion, type GeneratedVersion, readVersionText } from "./generated-version.ts";
export { campaignBelongings, campaignsInLanguage, draftLeftovers, sharedCampaigns, templateBelongings } from "./handed-over.ts";
export { checkLanguage, checkLanguageOf } from "./language/language-check.ts";
export { readSiblingTexts } from "./language/sibling-texts.ts";
export { archiveCampaign, listDeletedCampaigns, removeCampaign, restoreCampaign } from "./lifecycle.ts";
export { listCampaigns } from "./list-campaigns.ts";
export { isNameTaken, nameTaken } from "./names.ts";
export { followersOf, markFollowers } from "./outline-followers.ts";
export { outlineForChannel, outlineToText, shortenOutline } from "./outline-text.ts";
export { planNewChannels } from "./plan-new-channels.ts";
export { publishBlocks } from "./publish-blocks.ts";
export { listBlocks, readAllTexts, readBlockSummaries, readTexts } from "./read-blocks.ts";
export { readCampaign, readCampaignRows } from "./read-campaign.ts";
export { type ReferenceCodes, readReferenceCodes } from "./reference-codes.ts";
export { listRemoved } from "./removed-parts.ts";
export { keepAsIs, saveEdited } from "./save-edited.ts";
export { saveVersion, type TakenText } from "./save-version.ts";
export { readScheduleFrame } from "./schedule-frame.ts";
export { changeStatus, markGenerating, type StoredStatus, statusByTexts } from "./status-by-texts.ts";
export { readTemplate } from "./template-values.ts";
export { listTemplates, removeTemplate, restoreTemplate, saveTemplateFrom, templateListInput } from "./templates.ts";
export { updateCampaign } from "./update-campaign.ts";
export { updateTemplate } from "./update-template.ts";
export {
  currentVersion,
  dropOldVersions,
  labelVersion,
  listVersionDetails,
  listVersions,
  readNewestWriting,
  readVersion,
  readVersionRows,
  removeVersion,
  restoreVersion,
  selectVersion,
  touchCampaign,
} from "./versions.ts";
