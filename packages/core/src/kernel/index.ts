export type { Actor, Identity, Origin } from "./actor.ts";
export { answerOnce, doOnce, sweepAnswers } from "./answer-once.ts";
export { type BackoffOptions, backoff, defaultBackoff, maxAttempts } from "./backoff.ts";
export { cachedWhileUnchanged } from "./cached-while-unchanged.ts";
export type { Core } from "./context.ts";
export { createLanguageDetector, type LanguageDetector } from "./detector/language-detector.ts";
export { explainFailure } from "./explain-failure.ts";
export { type Crop, makeSmaller, makeSquare } from "./files/pictures.ts";
export {
  fileAddress,
  readPublicFile,
  removeAbandonedFiles,
  removeFile,
  removeFilesOf,
  storeFile,
  sweepFiles,
} from "./files/stored-files.ts";
export { inChunks, slices } from "./in-chunks.ts";
export { type BackgroundJob, startBackgroundJob } from "./jobs/background-job.ts";
export { createWake } from "./jobs/wake.ts";
export { createWorkLoop } from "./jobs/work-loop.ts";
export { follow } from "./live/follow.ts";
export { createLive, type Live } from "./live/live.ts";
export type { NumberedEvent, Told } from "./live/tell-crowds.ts";
export { type MailContent, type Mailer, MailRefused } from "./mailer.ts";
export { ofCore } from "./of-core.ts";
export { type OrderTerms, orderBy } from "./order-by.ts";
export { joinPorts, Port, type Ports } from "./port.ts";
export { RecentlyUsed } from "./recently-used.ts";
export { restorableSince } from "./restorable-since.ts";
export { createSecretBox, type SecretBox } from "./secret-box.ts";
export { type AsanaService, createServices, type MicrosoftService, type OtlpService, type Services } from "./services.ts";
export { type Taken, takingUnique } from "./taking-unique.ts";
export { unlessFull } from "./unless-full.ts";
export { changedBy, createdBy, demandVersion, savingVersion } from "./versioned-save.ts";
