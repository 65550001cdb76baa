export { cancelWork, type WorkToStop } from "./cancel.ts";
export { estimateCampaign } from "./estimate.ts";
export { createLive, type Live, type NumberedEvent } from "./live.ts";
export { readRun, readRunFailures } from "./read-run.ts";
export { type RunToStart, startRun } from "./start-run.ts";
export { warmUp } from "./warm-up.ts";
export { type WatchedEvent, type WatchOptions, watchCampaign } from "./watch.ts";
export { type RunEvent, type WatchedRunEvent, watchRun } from "./watch-run.ts";
export { createWorker, type Worker, type WorkerOptions } from "./worker.ts";
