import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { authorizeBlock } from "../../access/authorize-campaign.ts";
import { createPipeline, type Pipeline } from "../../generation/pipeline-fixture.ts";
import { detectorHere } from "../../kernel/detector/language-detector.ts";
import { saveVersion } from "../save-version.ts";
import { checkLanguageOf } from "./language-check.ts";
import type { SiblingText } from "./sibling-texts.ts";

const here = { detector: detectorHere };

const siblings: SiblingText[] = [
  { language: "de", text: "Der Kessel von Northwind geht mit einer Münze auf. Fünf Schrauben halten ihn, jede Dichtung ist lieferbar." },
  { language: "en", text: "Northwind's kettle opens with one coin. Five screws hold it, every seal can be ordered." },
];
const check = (text: string, code: string, beside: SiblingText[] = siblings) =>
  checkLanguageOf(here, { kind: "content", fields: { body: text } }, code, async () => beside);

describe("a text too short to tell by itself", () => {
  it.each([
    ["Fünf Schrauben", "de", "ok", "Written in German"],
    ["Five screws", "de", "error", "This has the words of the campaign's English texts, but German was asked for"],
    ["Five screws", "en", "ok", "Written in English"],
    // A name that stands in both, and one word alone.
    ["Northwind", "de", "unknown", "Language not checked: too short to tell"],
    ["Münze!", "de", "unknown", "Language not checked: too short to tell"],
    // Words of both.
    ["Fünf, one coin", "de", "unknown", "Language not checked: too short to tell"],
  ])("%s for %s", async (text, code, level, message) => {
    expect(await check(text, code)).toMatchObject([{ level, message }]);
  });

  it("says nothing without texts around it, or where the language is not known", async () => {
    expect(await check("Five screws", "en", [])).toMatchObject([{ level: "unknown" }]);
    expect(await check("Five screws", "sw")).toMatchObject([{ level: "unknown" }]);
  });
});

describe("in a campaign", () => {
  let pipeline: Pipeline;
  afterEach(() => pipeline.close());

  it("the selected texts beside a piece tell, none that is itself in a wrong language", async () => {
    pipeline = await createPipeline({ brief: { plan: { en: ["linkedin", "sms"], de: ["linkedin", "sms"] } }, realClock: false });
    const { core, actor } = pipeline;
    const { languages, channels, versions } = schema;
    const blocks = await pipeline.blocks();
    const codes = new Map((await core.db.select().from(languages)).map((one) => [one.id, one.code]));
    const names = new Map((await core.db.select().from(channels)).map((one) => [one.id, one]));
    const write = async (language: string, channel: string, text: string) => {
      const block = blocks.find((one) => codes.get(one.language_id) === language && names.get(one.channel_id ?? "")?.code === channel);
      const key = names.get(block?.channel_id ?? "")?.fields[0]?.key ?? "";
      const content = { kind: "content" as const, fields: { [key]: text } };
      const allowed = await authorizeBlock(core, actor, "edit", block?.id ?? "");
      const input = { content, base_version_id: null, over_version_id: null, session_id: core.newId(), is_selected: true, note: "" };
      const { id } = await saveVersion(core, allowed, input as never);
      const [version] = await core.db.select().from(versions).where(eq(versions.id, id));
      return version?.checks.find((one) => one.code === "language");
    };
    // A text in the wrong language, which is no witness for others.
    expect(await write("de", "linkedin", siblings[1]?.text ?? "")).toMatchObject({ level: "error" });
    expect(await write("de", "sms", "Five screws")).toMatchObject({ level: "unknown" });
    expect(await write("en", "linkedin", siblings[1]?.text ?? "")).toMatchObject({ level: "ok" });
    expect(await write("en", "sms", "Five screws, one seal")).toMatchObject({ level: "ok" });
  });
});
