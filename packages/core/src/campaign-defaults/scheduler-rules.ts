import { AppError, type SchedulerRules } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";

/** What the company plans posts by. @throws UNAVAILABLE when it is not configured. */
export async function readSchedulerRules(core: Core): Promise<SchedulerRules> {
  const { configurations } = schema;
  const [configuration] = await core.db
    .select({ rules: configurations.rules })
    .from(configurations)
    .where(eq(configurations.kind, "scheduler"));
  if (configuration?.rules) return configuration.rules;
  throw new AppError("UNAVAILABLE", "The scheduler is not configured. Ask an administrator to restore its defaults.");
}
