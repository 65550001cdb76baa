import { mark, schema } from "@copydesk/db";
import type { ChatMessage } from "@copydesk/llm";
import { eq } from "drizzle-orm";
import { type Core, ofCore } from "../kernel/index.ts";

const bodies = ofCore(({ db }) =>
  db
    .select({ messages: schema.llm_log_bodies.messages })
    .from(schema.llm_log_bodies)
    .where(eq(schema.llm_log_bodies.log_id, mark("log")))
    .prepare(),
);

/** What was sent in an earlier call, as its log has it. */
export async function sentMessages(core: Core, logId: string) {
  const [body] = await bodies(core).execute({ log: logId });
  return (body?.messages ?? []).flatMap(({ role, content }): ChatMessage[] =>
    role === "system" || role === "user" || role === "assistant" ? [{ role, content }] : [],
  );
}
