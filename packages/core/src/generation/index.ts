export { callOnce, type OnceAnswer, type OnceCall } from "./call-once.ts";
export { cancelWork, type WorkToStop } from "./cancel.ts";
export { boundsOf } from "./choose-tasks.ts";
export { defaultCircuit } from "./circuit.ts";
export { correctiveMessages } from "./corrections.ts";
export { estimateCampaign } from "./estimate.ts";
export { jsonOf } from "./json-of.ts";
export { furtherChecks, type Judging, judge, type Violation } from "./judge.ts";
export { createLimitsByModel } from "./limits-by-model.ts";
export type { Price } from "./llm-log.ts";
export { primaryLanguageOf } from "./load-job.ts";
export type { ModelLimits } from "./model-limits.ts";
export { placesOf } from "./model-places.ts";
export { onceStored } from "./once-stored.ts";
export { pause } from "./pause.ts";
export { buildMessages, tidy } from "./prompts/build-messages.ts";
export { describeExamples } from "./prompts/examples.ts";
export {
  type Gathered,
  gatherMaterial,
  guidesOf,
  outlineIn,
  readChannels,
  readExamples,
  readMaterial,
  readObjectives,
  readPieces,
  readVoice,
} from "./prompts/gather-material.ts";
export type { PromptMaterial } from "./prompts/prompt-material.ts";
export { promptValues, voiceValues } from "./prompts/variables.ts";
export { readOutline } from "./read-outline.ts";
export { readRun, readRunFailures } from "./read-run.ts";
export { languagesBefore, readDrafts } from "./schedule-task.ts";
export { staggerDrafts } from "./stagger-drafts.ts";
export { type RunToStart, startRun } from "./start-run.ts";
export { type WatchedEvent, type WatchOptions, watchCampaign } from "./watch.ts";
export { type RunEvent, type WatchedRunEvent, watchRun } from "./watch-run.ts";
export { createWorker, type Worker, type WorkerOptions } from "./worker.ts";
