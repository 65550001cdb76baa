import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { callAs, makeCampaign, type SampleCampaign, writePlan, writeText } from "./chat-fixture.ts";
import { plainAnswer } from "./plain-answer.ts";
import type { ToolCall } from "./tools/index.ts";

let core: TestCore;
let owner: Actor;
let campaign: SampleCampaign;
let call: ToolCall;

beforeEach(async () => {
  core = await createTestCore();
  owner = await createPerson(core);
  campaign = await makeCampaign(core, owner);
  call = await callAs(core, owner);
});
afterEach(() => core.close());

async function answer(question: string, by = call) {
  const parts: string[] = [];
  const given = await plainAnswer(by, question, (delta) => parts.push(delta));
  expect(parts.join("")).toBe(given.content);
  // It always says what it is, and cites only what it read.
  expect(given.content).toContain("built-in writer");
  for (const [, ref] of given.content.matchAll(/\]\(ref:(\w+)\)/g)) expect(given.sources.map((one) => one.ref)).toContain(ref);
  expect(given.content).not.toMatch(/(?<!\\)\]\((?!ref:)/);
  return given;
}

describe("the built-in writer", () => {
  test("lists the campaigns that the person sees", async () => {
    const { content, steps, sources } = await answer("Which campaigns do we have?");
    expect(content).toContain("You can see 1 campaign.");
    expect(content).toContain("| [Spring launch](ref:c1) | draft | Tue 1 Dec 2026 | Mon 28 Dec 2026 | English | LinkedIn post, X post |");
    expect(steps).toMatchObject([
      { tool: "search_campaigns", state: "done", problem: null },
      { tool: "list_channels", state: "done", problem: null },
    ]);
    expect(sources).toMatchObject([{ ref: "c1", kind: "campaign", campaign_id: campaign.id }]);
    expect((await answer("Which campaigns?", await callAs(core, await createPerson(core, { roleKey: "viewer" })))).content).toContain(
      "no campaigns you can see yet",
    );
  });

  test("says what a campaign is about", async () => {
    const { content } = await answer("Tell me about spring launch, please");
    expect(content).toContain("> Northwind makes a kettle that expects to break.");
    expect(content).toContain("- **Audience:** People who repair things");
    expect(content).toContain("| LinkedIn post | English | empty | – |");
  });

  test("says what goes out when", async () => {
    await writePlan(core, owner, campaign.blocks.schedule ?? "", [
      {},
      { channel: "x", title: "Buy | [now](https://evil.example)", date: "2026-12-01" },
    ]);
    for (const question of ["When do the posts of Spring launch go out?", "What goes out this week?", "Wann geht was raus?"]) {
      const { content } = await answer(question);
      const rows = content.split("\n").filter((line) => line.startsWith("| Tue") || line.startsWith("| Wed"));
      expect(rows).toEqual([
        "| Tue 1 Dec 2026 09:30 | [Spring launch](ref:c1) | X post | English | Buy \\| \\[now\\](https://evil.example) | suggested |",
        "| Wed 2 Dec 2026 09:30 | [Spring launch](ref:c1) | LinkedIn post | English | Post 1 | suggested |",
      ]);
    }
  });

  test("keeps to the days that are asked about, and says what comes after them", async () => {
    await writePlan(core, owner, campaign.blocks.schedule ?? "", [{}, { channel: "x", title: "Buy", date: "2026-12-01" }]);
    const on = async (question: string) => (await answer(question)).content;
    expect(await on("What goes out on 1 December 2026?")).toContain("| Tue 1 Dec 2026 09:30 |");
    expect(await on("What goes out on 1 December 2026?")).not.toContain("| Wed 2 Dec 2026 09:30 |");
    expect(await on("What goes out on 2026-11-30?")).toMatch(
      /Nothing is planned for Mon 30 Nov 2026\. After that:.*\| Tue 1 Dec 2026 09:30 \|/s,
    );
    expect(await on("What goes out on 2026-12-24?")).toContain("Nothing is planned for Thu 24 Dec 2026.");
  });

  test("keeps to the channel and the language that are asked about", async () => {
    await writePlan(core, owner, campaign.blocks.schedule ?? "", [{}, { channel: "x", title: "Buy", date: "2026-12-01" }]);
    const rows = async (question: string) => {
      const { content } = await answer(question);
      return { content, rows: content.split("\n").filter((line) => /^\| (?:Tue|Wed) /.test(line)) };
    };
    for (const question of ["When does the X post of Spring launch go out?", "When does the post on X go out in English?"]) {
      const found = await rows(question);
      expect(found.rows).toEqual([expect.stringContaining("| X post | English | Buy |")]);
      expect(found.content).toContain("1 post (X post");
    }
    expect((await rows("When do the posts in English go out?")).rows).toHaveLength(2);
  });

  test("says that it writes and changes nothing, and what it does not understand", async () => {
    for (const order of [
      "Make the X post shorter and funnier",
      "Please move the X post to 25 December",
      "Kannst du den Post übersetzen?",
    ]) {
      const { content } = await answer(order);
      expect(content).toContain("Writing and changing need a model");
      expect(content).not.toContain("| Campaign |");
    }
    expect((await answer("How many parts does the kettle have?")).content).toContain("more than can be looked up word for word");
    expect((await answer("What did we change since the last version?")).content).not.toContain("Writing and changing");
  });

  test("finds what is planned behind many newer drafts, or says which campaigns it looked at", async () => {
    await writePlan(core, owner, campaign.blocks.schedule ?? "", [{}]);
    await core.db.update(schema.campaigns).set({ status: "ready" }).where(eq(schema.campaigns.id, campaign.id));
    for (let i = 0; i < 9; i += 1) await makeCampaign(core, owner, { name: `Draft ${i}` });
    expect((await answer("What goes out when?")).content).toContain("| Wed 2 Dec 2026 09:30 |");
    await core.db.update(schema.campaigns).set({ status: "draft" });
    expect((await answer("What goes out when?")).content).toContain("No posts are planned yet in the 8 campaigns that were looked at");
  });

  test("says when no campaign has the name that is asked for", async () => {
    for (const question of ["What is missing in “Autumn launch”?", 'Show me "Autumn launch"', "When does “Autumn launch” go out?"])
      expect((await answer(question)).content).toContain("You can see no campaign that is called “Autumn launch”.");
    expect((await answer("What is missing in “Spring launch”?")).content).not.toContain("You can see no campaign");
  });

  test("says what is missing, and what a piece says", async () => {
    await writeText(core, owner, campaign.blocks.x ?? "", { body: `Kettles. ${"Too long. ".repeat(40)}` });
    const gaps = (await answer("What is still missing?")).content;
    expect(gaps).toContain("| No text yet | English | LinkedIn post |  |");
    expect(gaps).toMatch(/\| Over its limit \| English \| X post \| .*over/);
    const piece = (await answer("What does the X post of Spring launch say?")).content;
    expect(piece).toMatch(/\[Spring launch, x\]\(ref:c\d\), version 1 \(en\):/);
    expect(piece).toContain("> Kettles. Too long.");
    expect((await answer("Show me LinkedIn of Spring launch")).content).toContain("has no text yet");
    await writeText(core, owner, campaign.blocks.x ?? "", { body: "Kettles." });
    expect((await answer("Compare the versions of X in Spring launch")).content).toMatch(/\| body \| Kettles\. Too long.* \| Kettles\. \|/);
  });

  test("knows voices, channels, outlines and usage", async () => {
    expect((await answer("Which voices are there?")).content).toMatch(/\| Voice \| Status/);
    expect((await answer("How long may texts be in each channel?")).content).toMatch(/\| X post \| social \| .*280 characters/);
    expect((await answer("Show the outline of Spring launch")).content).toContain("nothing is written yet");
    expect((await answer("Show the outline")).content).toContain("Say which outline");
    expect((await answer("What did the models cost?")).content).toContain("| All | 0 | 0 | 0 | – |");
    const creator = await callAs(core, await createPerson(core, { roleKey: "content_creator" }));
    const refused = await answer("What did the models cost?", creator);
    expect(refused.content).toContain("You do not have the right");
    expect(refused.steps.at(-1)).toMatchObject({ tool: "read_usage", state: "failed" });
  });

  test.each(["", "hello", "?", "🙂".repeat(100), "x".repeat(8_000), '"Nowhere"', "[a](https://evil.example)"])(
    "has an answer to anything: %#",
    async (question) => {
      expect((await answer(question)).content).toContain("Spring launch");
    },
  );
});
