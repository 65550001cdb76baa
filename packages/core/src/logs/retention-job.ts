import { retentionWake } from "../audit/index.ts";
import { isWriting } from "../calls/index.ts";
import { type BackgroundJob, type Core, startBackgroundJob } from "../kernel/index.ts";
import { sweepLogs } from "./sweep-logs.ts";

/** Milliseconds of work at a time, and until the next: as little as a request does not notice, and less while models write. */
const pace = { idle: { budget: 15, wait: 30 }, busy: { budget: 3, wait: 200 } };
/** Until it looks again once everything is gone. */
const rest = 600_000;

/** Forgets what the company no longer keeps, step by step until nothing of it is left, and looks again every ten minutes. */
export const startRetentionJob = (core: Core): BackgroundJob =>
  startBackgroundJob(core, {
    wake: retentionWake,
    failure: "old logs wait to be deleted",
    async pass() {
      const { budget, wait } = (await isWriting(core)) ? pace.busy : pace.idle;
      return (await sweepLogs(core, budget)) ? wait : rest;
    },
  });
