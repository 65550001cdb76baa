export {
  type RunEvent,
  type WatchedEvent,
  type WatchedRunEvent,
  type WatchOptions,
  watchCampaign,
  watchRun,
  watchTogether,
} from "./live/watch.ts";
export { buildMessages, tidy } from "./messages/build-messages.ts";
export { describeExamples } from "./messages/examples.ts";
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
} from "./messages/gather-material.ts";
export type { PromptMaterial } from "./messages/prompt-material.ts";
export { promptValues, voiceValues } from "./messages/variables.ts";
export { boundsOf } from "./queue/choose-tasks.ts";
export { defaultCircuit } from "./queue/circuit.ts";
export { createLimitsByModel } from "./queue/limits-by-model.ts";
export type { ModelLimits } from "./queue/model-limits.ts";
export { slotsOf } from "./queue/model-slots.ts";
export { pause } from "./queue/pause.ts";
export { createWorker, type Worker, type WorkerOptions } from "./queue/worker.ts";
export { cancelWork, type WorkToStop } from "./runs/cancel.ts";
export { estimateCampaign } from "./runs/estimate-run.ts";
export { readRun, readRunFailures } from "./runs/read-run.ts";
export { type RunToStart, startRun } from "./runs/start-run.ts";
export { readTaskRows } from "./runs/task-view.ts";
export { writingWithModel } from "./runs/writing-with-model.ts";
export { callOnce, type OnceAnswer, type OnceCall } from "./writing/call-once.ts";
export { correctiveMessages } from "./writing/corrections.ts";
export { jsonOf } from "./writing/json-of.ts";
export { furtherChecks, type Judging, judge, type Violation } from "./writing/judge.ts";
export type { Price } from "./writing/llm-log.ts";
export { primaryLanguageOf } from "./writing/load-job.ts";
export { onceStored } from "./writing/once-stored.ts";
export { readOutline } from "./writing/read-outline.ts";
export { languagesBefore, readDrafts } from "./writing/schedule-task.ts";
export { staggerDrafts } from "./writing/stagger-drafts.ts";
