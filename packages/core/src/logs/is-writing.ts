import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";

/** Whether a model writes at this moment: its words must not wait for work that can. */
export async function isWriting({ db }: Core): Promise<boolean> {
  const { llm_logs: logs } = schema;
  const [running] = await db.select({ id: logs.id }).from(logs).where(eq(logs.status, "running")).limit(1);
  return running !== undefined;
}
