import { type ExampleInput, type ExampleListInput, exampleInput, exampleListInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { Actor } from "../kernel/actor.ts";
import type { Core } from "../kernel/context.ts";
import { listExamples } from "./list-examples.ts";
import { createExample } from "./save-example.ts";

export const languageIdOf = async (core: Core, code: string): Promise<string> => {
  const [row] = await core.db.select({ id: schema.languages.id }).from(schema.languages).where(eq(schema.languages.code, code));
  return row?.id ?? "";
};
export const channelIdOf = async (core: Core, code: string): Promise<string> => {
  const [row] = await core.db.select({ id: schema.channels.id }).from(schema.channels).where(eq(schema.channels.code, code));
  return row?.id ?? "";
};
export const someVoiceId = async (core: Core): Promise<string> => {
  const [row] = await core.db.select({ id: schema.voices.id }).from(schema.voices);
  return row?.id ?? "";
};

/** An example in English, unless told otherwise. */
export async function makeExample(core: Core, actor: Actor, over: Partial<ExampleInput> = {}) {
  const language_id = over.language_id ?? (await languageIdOf(core, "en"));
  const text = "Most kettles die of a part that costs less than a coffee.";
  return createExample(core, actor, exampleInput.parse({ title: "A part", text, ...over, language_id }));
}

export const list = (core: Core, actor: Actor, query: ExampleListInput = {}) => listExamples(core, actor, exampleListInput.parse(query));
