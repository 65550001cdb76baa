import type { Outline } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { estimateTokens } from "@copydesk/llm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paragraphsIn } from "../../declarations.fixture.ts";
import type { StyleGuide } from "../../voices/style-guide.ts";
import { createPipeline, type Pipeline, writeOutline, writePiece } from "../pipeline-fixture.ts";
import { loadJob } from "../writing/load-job.ts";
import { buildMessages } from "./build-messages.ts";
import { gatherMaterial } from "./gather-material.ts";
import type { PromptMaterial } from "./prompt-material.ts";

/*
 * Providers read again for little or nothing what a prompt begins with when they have just read it. Measured on a campaign
 * of ten languages and ten channels with the prompts that Copydesk is delivered with: a story of some 2,500 characters, and
 * for each language an outline of some 2,000 and a style guide of some 900, real texts of that language.
 */
const languages = "en de fr es it pt-BR nl pl ar ja".split(" ");
const channels = "linkedin x facebook instagram tiktok email press blog sms threads".split(" ");

let pipeline: Pipeline;
/** What is sent, as one text, by language and channel. */
const prompts = new Map<string, string>();
const promptOf = (language: string, channel: string) => prompts.get(`${language} ${channel}`) ?? "";

beforeAll(async () => {
  pipeline = await createPipeline({ brief: { plan: { en: channels } }, realClock: false });
  const { core } = pipeline;
  await pipeline.start();
  const known = await core.db.select().from(schema.languages);
  for (const block of await pipeline.blocks()) await (block.kind === "outline" ? writeOutline : writePiece)(core, block.id);
  for (const task of await pipeline.tasks()) {
    const job = await loadJob(core, task.id);
    if (!job) throw new Error("A task has no job.");
    const { material } = await gatherMaterial(core, job);
    for (const code of languages) {
      const language = known.find((one) => one.code === code);
      if (!language) throw new Error(`There is no language ${code}.`);
      prompts.set(`${code} ${job.channel?.code ?? job.block.kind}`, textOf({ ...material, ...toldIn(code, material), language }));
    }
  }
});
afterAll(() => pipeline.close());

const textOf = (material: PromptMaterial) =>
  buildMessages(material)
    .map((one) => one.content)
    .join("\n\n");

const upTo = (text: string, length: number) => text.slice(0, text.lastIndexOf(" ", length) > 0 ? text.lastIndexOf(" ", length) : length);

/** Words of a language from a paragraph on. An ideograph says as much as some three letters. */
function taking(code: string) {
  const paragraphs = paragraphsIn(code).slice(2);
  const short = code === "ja" ? 3 : 1;
  return (at: number, length: number) => upTo(paragraphs.slice(at).join(" "), Math.round(length / short));
}

function outlineIn(code: string, channel = "linkedin"): Outline {
  const take = taking(code);
  return {
    title: take(0, 60),
    summary: take(1, 250),
    audience: take(2, 100),
    key_messages: [3, 4, 5].map((at) => take(at, 90)),
    sections: [6, 7, 8, 9, 10].map((at) => ({ heading: take(at, 40), points: [take(at + 1, 90), take(at + 2, 90)] })),
    call_to_action: take(12, 60),
    facts: [13, 14, 15, 16].map((at) => take(at, 80)),
    angles: [{ channel: channel, angle: take(17, 120) }],
  };
}

/** Story, outline and style guide of usual length. */
function toldIn(code: string, { kind, campaign, channel }: PromptMaterial): Partial<PromptMaterial> {
  const take = taking(code);
  const outline = outlineIn(code, channel?.code);
  const guide = {
    ...{ markdown: take(18, 500), tone_words: [], audience: "", person: "you", form_of_address: "", emoji: "sparing" },
    ...{ do_rules: [take(19, 80), take(20, 80)], dont_rules: [take(21, 80)], banned_terms: [], preferred_terms: [] },
  } as unknown as StyleGuide;
  const story = upTo(paragraphsIn("en").slice(2).join("\n\n"), 2_500);
  const told = { campaign: { ...campaign, main_story: story }, guide };
  if (kind === "outline") return { ...told, primary_outline: code === "en" ? null : outlineIn("en") };
  return { ...told, outline, pieces: channels.map((one, at) => ({ channel: one, text: take(at, 600) })) };
}

function sharedShare(text: string, other: string): number {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  return estimateTokens(text.slice(0, at)) / estimateTokens(text);
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

describe("what prompts of a campaign begin with", () => {
  /** German and all others beside it: the leading language's outline has no other to follow. */
  const others = languages.slice(2);
  const across = (kind: string) => others.map((code) => sharedShare(promptOf(code, kind), promptOf("de", kind)));

  it("is for the same channel mostly the same in every language", () => {
    const shares = channels.flatMap(across);
    console.info(`shared across languages: ${percent(mean(shares))} of ${shares.length} texts, ${percent(Math.min(...shares))} at least`);
    expect(shares).toHaveLength(80);
    expect(mean(shares)).toBeGreaterThanOrEqual(0.6);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.6);
  });

  // A schedule is planned from the pieces of its language, which are most of its prompt.
  it.each(["outline", "schedule"])("is what no language changes: %s", (kind) => {
    const shares = across(kind);
    console.info(`shared across languages: ${percent(mean(shares))} of ${shares.length} ${kind} prompts`);
    expect(mean(shares)).toBeGreaterThanOrEqual(kind === "outline" ? 0.6 : 0.35);
  });

  it("is for the same language mostly the same in every channel", () => {
    const shares = languages.flatMap((code) =>
      channels.slice(1).map((one) => sharedShare(promptOf(code, one), promptOf(code, "linkedin"))),
    );
    console.info(`shared across channels: ${percent(mean(shares))} of ${shares.length} texts`);
    expect(mean(shares)).toBeGreaterThanOrEqual(0.5);
  });
});
