export type { Actor, Identity, Origin } from "./actor.ts";
export { answerOnce, doOnce, sweepAnswers } from "./answer-once.ts";
export { cachedWhileUnchanged, RecentlyUsed } from "./cache.ts";
export type { Core } from "./context.ts";
export { createLanguageDetector, type LanguageDetector } from "./detector/language-detector.ts";
export { type BackoffOptions, backoff, defaultBackoff, explainFailure, maxAttempts, unlessFull } from "./failures.ts";
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
export { type BackgroundJob, startBackgroundJob } from "./jobs/background-job.ts";
export { createWake } from "./jobs/wake.ts";
export { createWorkLoop } from "./jobs/work-loop.ts";
export { inChunks, type OrderTerms, orderBy, slices } from "./list.ts";
export type { NumberedEvent, NumberedUpdate } from "./live/fan-out.ts";
export { follow } from "./live/follow.ts";
export { createLive, type Live } from "./live/live.ts";
export { oneAfterAnother } from "./live/one-after-another.ts";
export { type MailContent, type Mailer, MailRefused } from "./mailer.ts";
export { ofCore } from "./of-core.ts";
export { joinPorts, Port, type Ports } from "./port.ts";
export { createSecretBox, type SecretBox } from "./secret-box.ts";
export { type AsanaService, createServices, type MicrosoftService, type OtlpService, type Services } from "./services.ts";
export { changedBy, createdBy, demandVersion, restorableSince, savingVersion, type Taken, takingUnique } from "./versioned-save.ts";
