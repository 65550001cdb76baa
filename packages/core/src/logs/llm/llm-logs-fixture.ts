import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { Actor } from "../../kernel/actor.ts";
import type { Core } from "../../kernel/context.ts";

type Row = typeof schema.llm_logs.$inferInsert;
interface CallToWrite extends Partial<Row> {
  said?: string;
  replied?: string;
}

/** Writes a call by hand, as if somebody had asked for it at this moment. Answers its id. */
export async function callOf(core: Core, actor: Actor | null, { said = "", replied = "", ...row }: CallToWrite = {}): Promise<string> {
  const { llm_logs, llm_log_bodies } = schema;
  const id = core.newId();
  const usual = {
    purpose: "content",
    model_name: "aurora",
    provider: "openai",
    parameters: {},
    dropped: [],
    status: "success",
    attempt: 1,
  } satisfies Partial<Row>;
  const written: Row = { id, at: new Date(core.now()), user_id: actor?.userId ?? null, ...usual, ...row };
  await core.db.insert(llm_logs).values(written);
  const messages = [{ role: "user", content: said }];
  await core.db.insert(llm_log_bodies).values({ log_id: id, messages, reply: replied, endpoint_words: "" });
  return id;
}

/** The text of a call is not kept any longer. */
export const forgetBody = (core: Core, id: string) => core.db.delete(schema.llm_log_bodies).where(eq(schema.llm_log_bodies.log_id, id));
