import { packCalls } from "@copydesk/db";
import { isWriting } from "../../calls/index.ts";
import { type BackgroundJob, type Core, createWake, startBackgroundJob } from "../../kernel/index.ts";

/** Milliseconds: a call that began longer ago is over, and its figures stay as they are. */
const settled = 3_600_000;
/** Milliseconds of work at a time, and until the next. A stretch is begun whole, so while models write it waits. */
const pace = { budget: 15, wait: 50 };
/** Until it looks again when there is nothing to do, or when models write. */
const rest = 10_000;

/** Keeps the figures of older calls column by column, which is what makes charts and lists of very many quick. */
export const startPackCallsJob = (core: Core): BackgroundJob =>
  startBackgroundJob(core, {
    wake: createWake("pack calls"),
    failure: "figures of calls wait to be kept by column",
    async pass() {
      if (await isWriting(core)) return rest;
      return packCalls(core.db, { before: core.now() - settled, budgetMs: pace.budget }) ? pace.wait : rest;
    },
  });
