import type { ExampleDetail } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Actor, Core } from "../kernel/index.ts";
import { type ExampleRow, exampleNotFound, findExample, visibleExamples } from "./access.ts";
import { readItems } from "./list-examples.ts";

/** One example with its whole text. @throws NOT_FOUND */
export async function readExample(core: Core, actor: Actor, id: string): Promise<ExampleDetail> {
  return toDetail(core, actor, await findExample(core, actor, { id, action: "view" }));
}

/** An example as whoever just wrote it gets to see it. */
export async function toDetail(core: Core, actor: Actor, { id, text, created_at }: Pick<ExampleRow, "id" | "text" | "created_at">) {
  const [item] = await readItems(core, actor, [id]);
  if (!item) throw exampleNotFound();
  return { ...item, text, created_at: created_at.toISOString() };
}

/** Examples of a voice in a language that somebody sees, the newest first. */
export const readNewestExamples = (
  core: Core,
  actor: Actor,
  { voice_id, language_id, most }: { voice_id: string; language_id: string; most: number },
) => {
  const { examples } = schema;
  const { id, title, text, channel_id: channel } = examples;
  const ofVoice = and(eq(examples.voice_id, voice_id), eq(examples.language_id, language_id));
  return core.db
    .select({ id, title, text, channel })
    .from(examples)
    .where(and(ofVoice, isNull(examples.deleted_at), visibleExamples(core, actor)))
    .orderBy(desc(examples.updated_at), desc(examples.id))
    .limit(most);
};
