import { indexCallTexts, indexConversations } from "@copydesk/db";
import { isWriting } from "../../calls/index.ts";
import { type BackgroundJob, type Core, createWake, startBackgroundJob } from "../../kernel/index.ts";

/** Milliseconds of work at a time, and until the next: little while models write, whose words must not wait. */
const pace = { idle: { budget: 15, wait: 200 }, busy: { budget: 1, wait: 5_000 } };
/** Until it looks again once everything is in the search. */
const rest = 5_000;

/** Puts what was sent to models, and what they answered, into the search of the log, and what was said in conversations into theirs. */
export const startCallTextsJob = (core: Core): BackgroundJob =>
  startBackgroundJob(core, {
    wake: createWake("call texts"),
    failure: "texts wait for the search",
    async pass() {
      const { budget, wait } = (await isWriting(core)) ? pace.busy : pace.idle;
      const isLeft = indexConversations(core.db, { budgetMs: budget });
      return indexCallTexts(core.db, budget) || isLeft ? wait : rest;
    },
  });
