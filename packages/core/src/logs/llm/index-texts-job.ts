import { indexCallTexts, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { Core } from "../../context.ts";
import { type BackgroundJob, startBackgroundJob } from "../../jobs/background-job.ts";
import { createWake } from "../../jobs/wake.ts";

/** Milliseconds of work at a time, and until the next: little while models write, whose words must not wait. */
const pace = { idle: { budget: 15, wait: 200 }, busy: { budget: 1, wait: 1_000 } };
/** Until it looks again once everything is in the search. */
const rest = 5_000;

/** Puts what was sent to models, and what they answered, into the search of the log. */
export const startCallTextsJob = (core: Core): BackgroundJob =>
  startBackgroundJob(core, {
    wake: createWake(),
    failure: "texts of calls wait for the search",
    async pass() {
      const { llm_logs: logs } = schema;
      const [running] = await core.db.select({ id: logs.id }).from(logs).where(eq(logs.status, "running")).limit(1);
      const { budget, wait } = running ? pace.busy : pace.idle;
      return indexCallTexts(core.db, budget) ? wait : rest;
    },
  });
