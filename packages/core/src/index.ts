export { suggestPrice } from "@copydesk/llm";
export { answerOnce, sweepAnswers } from "./answer-once.ts";
export * from "./asana/index.ts";
export * from "./block-settings/index.ts";
export { listBudgets } from "./budgets/read-budgets.ts";
export { startBudgetJob } from "./budgets/warn.ts";
export * from "./calendar/index.ts";
export * from "./campaign-defaults/index.ts";
export {
  type Authorized,
  type AuthorizedBlock,
  authorizeBlock,
  authorizeCampaign,
  authorizeVersion,
  type CampaignAction,
} from "./campaigns/authorize-campaign.ts";
export { changePlan } from "./campaigns/change-plan.ts";
export { createCampaign } from "./campaigns/create-campaign.ts";
export { discardDraft, readDraft, saveDraft } from "./campaigns/drafts.ts";
export { duplicateCampaign } from "./campaigns/duplicate-campaign.ts";
export { type ExampleOfVersion, makeExampleOfVersion } from "./campaigns/example-of-version.ts";
export { keepAsIs } from "./campaigns/keep-as-is.ts";
export { archiveCampaign, removeCampaign, restoreCampaign } from "./campaigns/lifecycle.ts";
export { type CampaignPage, listCampaigns } from "./campaigns/list-campaigns.ts";
export { listDeletedCampaigns } from "./campaigns/list-deleted.ts";
export { isNameTaken } from "./campaigns/names.ts";
export { planNewChannels } from "./campaigns/plan-new-channels.ts";
export { listBlocks, readAllTexts, readTexts } from "./campaigns/read-blocks.ts";
export { readCampaign } from "./campaigns/read-campaign.ts";
export { listRemoved } from "./campaigns/removed-parts.ts";
export { saveEdited } from "./campaigns/save-edited.ts";
export { saveVersion } from "./campaigns/save-version.ts";
export { readScheduleFrame, type ScheduleFrameView } from "./campaigns/schedule-frame.ts";
export { readTemplate } from "./campaigns/template-values.ts";
export {
  listTemplates,
  removeTemplate,
  restoreTemplate,
  saveTemplateFrom,
  type TemplateListItem,
  templateListInput,
} from "./campaigns/templates.ts";
export { updateCampaign } from "./campaigns/update-campaign.ts";
export { updateTemplate } from "./campaigns/update-template.ts";
export {
  labelVersion,
  listVersionDetails,
  listVersions,
  readVersion,
  removeVersion,
  restoreVersion,
  selectVersion,
} from "./campaigns/versions.ts";
export * from "./channels/index.ts";
export * from "./chat/index.ts";
export { readCompany } from "./configuration/company.ts";
export { readCompanySettings, removeLogo, saveLogo, updateCompany } from "./configuration/company-settings.ts";
export { type EnvironmentModel, makeEnvironmentModel } from "./configuration/environment-model.ts";
export { readFormOptions } from "./configuration/form-options.ts";
export { connectionOf } from "./configuration/model-connection.ts";
export { type ReferenceCodes, readReferenceCodes } from "./configuration/reference-codes.ts";
export type { Core } from "./context.ts";
export * from "./examples/index.ts";
export { explainFailure } from "./explain-failure.ts";
export { blockFormats, campaignFormats, exportBlock, exportCampaign } from "./files/export-files.ts";
export { makeSmaller, makeSquare } from "./files/pictures.ts";
export { fileAddress, readPublicFile, removeFile, storeFile, sweepFiles } from "./files/stored-files.ts";
export * from "./generation/index.ts";
export type { Actor, Identity, Origin } from "./identity/actor.ts";
export { actorOfToken, demandPerson, demandWriting } from "./identity/actor-of-token.ts";
export { can, demand } from "./identity/can.ts";
export { changePassword } from "./identity/change-password.ts";
export { createFirstAdministrator, type FirstAdministrator } from "./identity/first-administrator.ts";
export { forgotPassword } from "./identity/forgot-password.ts";
export { loadIdentity } from "./identity/load-identity.ts";
export { logIn, type SignedIn } from "./identity/log-in.ts";
export { forgetTypedRecipients, markTypedNames } from "./identity/mark-typed-names.ts";
export { issueLink, type LinkKind, type LinkMail, sendLink, sweepLinks } from "./identity/password-links.ts";
export { hashPassword, preparePasswords, verifyPassword } from "./identity/passwords.ts";
export { listMyTokens, makeToken, revokeMyToken } from "./identity/personal-tokens.ts";
export {
  type Preference,
  preferenceKeysSchema,
  preferencesSchema,
  readPreferences,
  removePreferences,
  savePreferences,
} from "./identity/preferences.ts";
export { listModules, readProfile } from "./identity/profile.ts";
export { readProfileDetail, updateProfile } from "./identity/profile-detail.ts";
export { removePhoto, savePhoto } from "./identity/profile-photo.ts";
export { checkLink, resetPassword } from "./identity/reset-password.ts";
export { createSecretBox, type SecretBox } from "./identity/secret-box.ts";
export { endMyOtherSessions, endMySession, listSessions } from "./identity/session-list.ts";
export { logOut, readTokenHeader, sweepSessions } from "./identity/sessions.ts";
export { setPassword } from "./identity/set-password.ts";
export { sweepSignInFailures } from "./identity/sign-in-failures.ts";
export * from "./languages/index.ts";
export { type Activity, type Changes, changesBetween, recordActivity } from "./logs/activity.ts";
export { exportActivity, type StreamedFile } from "./logs/export-activity.ts";
export { listActivity } from "./logs/list-activity.ts";
export { readCallOptions } from "./logs/llm/call-options.ts";
export { chartCalls } from "./logs/llm/chart-calls.ts";
export { startExperimentJob } from "./logs/llm/experiments/experiment-job.ts";
export { listExperiments, readExperiment } from "./logs/llm/experiments/read-experiment.ts";
export { startExperiment } from "./logs/llm/experiments/start-experiment.ts";
export { stopExperiment } from "./logs/llm/experiments/stop-experiment.ts";
export { explainVersion } from "./logs/llm/explain-version.ts";
export { exportCalls } from "./logs/llm/export-calls.ts";
export { startCallTextsJob } from "./logs/llm/index-texts-job.ts";
export { listCalls } from "./logs/llm/list-calls.ts";
export { startPackCallsJob } from "./logs/llm/pack-calls-job.ts";
export { readCall } from "./logs/llm/read-call.ts";
export { compareReplay } from "./logs/llm/replay/compare-calls.ts";
export { replayCall } from "./logs/llm/replay/replay-call.ts";
export { takeReplay } from "./logs/llm/replay/take-replay.ts";
export { startSpansJob } from "./logs/llm/spans-job.ts";
export { type DeniedAttempt, demandNoted, noteDenied } from "./logs/note-denied.ts";
export { previewRetention } from "./logs/preview-retention.ts";
export { readActivity, readActivityOptions } from "./logs/read-activity.ts";
export { startRetentionJob } from "./logs/retention-job.ts";
export { createMailer } from "./mail/create-mailer.ts";
export { deliverDueMails, startMailJob, sweepMails } from "./mail/mail-job.ts";
export { queueMail } from "./mail/queue-mail.ts";
export * from "./models/index.ts";
export * from "./objectives/index.ts";
export { ofCore } from "./of-core.ts";
export * from "./prompts/index.ts";
export * from "./roles/index.ts";
export { type AsanaService, createServices, type MicrosoftService, type OtlpService, type Services } from "./services.ts";
export { sweepAttempts } from "./sign-on/attempts.ts";
export { beginMicrosoft } from "./sign-on/begin-microsoft.ts";
export { disconnect, readConnectable, readConnections } from "./sign-on/connections.ts";
export { finishMicrosoft } from "./sign-on/finish-microsoft.ts";
export * from "./teams/index.ts";
export * from "./uploads/index.ts";
export * from "./users/index.ts";
export * from "./voices/index.ts";
