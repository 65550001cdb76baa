import { type VoiceInput, type VoiceUpdateInput, voiceInput, voiceListInput, voiceUpdateInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { listVoices } from "./list-voices.ts";
import { readVoice } from "./read-voice.ts";
import { createVoice, updateVoice } from "./save-voice.ts";

/* What tests about voices say again and again. */

const { languages, channels, examples } = schema;

export interface VoicesFixture {
  core: TestCore;
  /** An administrator. */
  ines: Actor;
  /** Ids of English, German, LinkedIn and X. */
  en: string;
  de: string;
  linkedin: string;
  x: string;
}

export async function voicesFixture(): Promise<VoicesFixture> {
  const core = await createTestCore();
  const ines = await createPerson(core, { first_name: "Ines", last_name: "Carvalho" });
  const [en, de] = [await languageId(core, "en"), await languageId(core, "de")];
  const channelId = async (code: string) => idOf(await core.db.select({ id: channels.id }).from(channels).where(eq(channels.code, code)));
  return { core, ines, en, de, linkedin: await channelId("linkedin"), x: await channelId("x") };
}

const idOf = ([row]: { id: string }[]) => row?.id ?? "";
export const languageId = async (core: TestCore, code: string) =>
  idOf(await core.db.select({ id: languages.id }).from(languages).where(eq(languages.code, code)));

export const make = ({ core }: VoicesFixture, actor: Actor, input: VoiceInput) => createVoice(core, actor, voiceInput.parse(input));
export const list = ({ core }: VoicesFixture, actor: Actor, query = {}) => listVoices(core, actor, voiceListInput.parse(query));
export const names = async (fixture: VoicesFixture, actor: Actor, query = {}) =>
  (await list(fixture, actor, query)).results.map((voice) => voice.name);

/** A voice with a catch-all in English and German and a guide of its own for LinkedIn in German. */
export const repairer = (fixture: VoicesFixture, fields: Partial<VoiceInput> = {}) =>
  make(fixture, fixture.ines, {
    name: "Dry repairer",
    description: "Plain, dry, on the reader's side.",
    style_guides: [
      { language_id: fixture.en, markdown: "Short sentences.", tone_words: ["dry"] },
      { language_id: fixture.de, markdown: "Erst der Befund." },
      { language_id: fixture.de, channel_ids: [fixture.linkedin], markdown: "Die erste Zeile steht allein.", banned_terms: ["nachhaltig"] },
    ],
    ...fields,
  });

/** Changes some fields of a voice and leaves the others as they are. */
export async function change({ core, ines }: VoicesFixture, actor: Actor, id: string, fields: Partial<VoiceUpdateInput>) {
  const { version, name, description, status, is_default, style_guides } = await readVoice(core, ines, id);
  return updateVoice(core, actor, voiceUpdateInput.parse({ id, version, name, description, status, is_default, style_guides, ...fields }));
}

export async function addExample({ core, de }: VoicesFixture, voice_id: string): Promise<void> {
  const stamp = { created_at: new Date(core.now()), updated_at: new Date(core.now()) };
  const row = { voice_id, language_id: de, channel_id: null, title: "A letter", use_in_prompts: true, source: "manual" as const };
  await core.db.insert(examples).values({ id: core.newId(), ...row, text: "We found the seal, and it costs five cents.", ...stamp });
}
