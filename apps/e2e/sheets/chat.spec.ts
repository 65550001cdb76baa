import type { FakeCall } from "@copydesk/llm/testing";
import type { Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { beginConversations, chatByEndpoint, setAgent, startChatDesk } from "../src/chat.ts";
import { expect, test } from "../src/fixtures.ts";
import { makeCampaign } from "../src/written-campaign.ts";
import { beginSheets, settle } from "./keep-sheets.ts";

type Asked = { conversation: { id: string; is_answering: boolean } };

/** Asks and waits until it is answered. */
async function ask(page: Page, content: string, conversation_id: string | null = null): Promise<string> {
  const { conversation } = await call<Asked>(page, "messages.send", { conversation_id, content });
  const isAnswering = () => call<Asked["conversation"]>(page, "conversations.get", { id: conversation.id }, "GET");
  await expect.poll(async () => (await isAnswering()).is_answering).toBe(false);
  return conversation.id;
}

const answer = `Six posts go out between Tuesday 9 and Sunday 14 March, four of them on launch day. They come from [The kettle built to be mended](ref:c1).

| Day | Time | Channel | Piece |
| --- | --- | --- | --- |
| Tue 9 | 08:30 | Press release | A kettle guaranteed repairable until 2042 |
| Tue 9 | 09:00 | LinkedIn post | Most kettles die of a €2.40 part |
| Wed 10 | 09:15 | Blog article | What we found in 2,140 dead kettles |

One gap: nobody is told that pre-orders are open after launch day. The X post on **Wednesday 17 March** repeats the finding but not the offer.

\`\`\`sh
npm start
\`\`\`

الإعلان يقول إن الغلاية قابلة للإصلاح.`;

/** A proposal of this kind in a conversation. */
async function proposalOf(page: Page, id: string, kind: string): Promise<string> {
  type Told = { results: { proposals: { id: string; kind: string }[] }[] };
  const { results } = await call<Told>(page, "messages.list", { id, limit: 100 }, "GET");
  return results.flatMap(({ proposals }) => proposals).find((one) => one.kind === kind)?.id ?? "";
}

const using = (tools: FakeCall["body"][], text: string) => [
  {
    answer: ({ messages, prompt }: FakeCall) =>
      prompt.includes("Answer with a title")
        ? { text: "Kettle launch, week one" }
        : messages.at(-1)?.role === "tool"
          ? { text }
          : { tool_calls: tools as { name: string; arguments: Record<string, unknown> }[] },
  },
];

test("chat", async ({ page, signIn, troubles }) => {
  const { desk, endpoint, dispose } = await startChatDesk();
  const sheets = beginSheets("chat");
  try {
    await signIn(page, desk.url);
    await page.goto(`${desk.url}/profile`);
    await setAgent(page, true);
    await chatByEndpoint(page);
    const open = async (path: string) => {
      await page.setViewportSize({ width: 1440, height: 1000 });
      await page.goto(`${desk.url}${path}`);
      await page.locator("h1").first().waitFor();
      await settle(page);
    };
    const button = (name: string) => page.getByRole("button", { name, exact: true });

    await open("/chat");
    await sheets.take(page);

    const campaign = "The kettle built to be mended";
    const campaign_id = await makeCampaign(page, campaign, ["x", "linkedin"]);
    const blocks = await call<{ id: string; channel_code: string | null; kind: string }[]>(page, "blocks.overview", { campaign_id }, "GET");
    const piece_id = blocks.find((one) => one.channel_code === "x")?.id ?? "";
    const save = (block_id: string | undefined, content: object) => call(page, "blocks.save", { block_id, base_version_id: null, content });
    await save(piece_id, { kind: "content", fields: { body: "Your kettle probably isn’t broken. Most die of a small part." } });
    const post = { id: "p1", channel: "x", title: "Exhibit A: one lid seal", date: "2083-03-09", time: "12:30" };
    const plan = { time_zone: "Europe/Copenhagen", based_on: ["x", "linkedin"], posts: [post] };
    await save(blocks.find((one) => one.kind === "schedule")?.id, { kind: "schedule", plan });

    await beginConversations(page, [
      "Grinder: noise claims",
      "Spare parts timeline",
      "Repair café follow-up",
      "Shorter subject lines",
      "House rules for Arabic headlines and everything else",
    ]);
    endpoint.behave(using([{ name: "read_campaign", arguments: { campaign } }], answer));
    const id = await ask(page, "What goes out in the first week of the kettle launch, and is anything missing?");
    await call(page, "conversations.update", { id, is_pinned: true });
    await open(`/chat/${id}`);
    await sheets.take(page);

    const body =
      "Still have a dead kettle in the cupboard? Post it to us, any make. We put €10 towards one you can mend: https://elsewhere.example/mend";
    endpoint.behave(using([{ name: "propose_version", arguments: { piece_id, fields: { body } } }], "Here it is."));
    await ask(page, "Then write that Wednesday post so that it carries the offer.", id);
    await open(`/chat/${id}`);
    await sheets.take(page);

    const moves = [{ post_id: "p1", date: "2083-03-17", time: "11:40" }];
    const draft = {
      name: "Kettle week",
      story: "A kettle that expects to break. Every one of its 23 parts can be ordered for twenty years.",
      from_date: "2083-03-01",
      to_date: "2083-03-14",
      languages: ["en"],
      channels: ["linkedin", "x"],
    };
    const both = [
      { name: "propose_schedule", arguments: { campaign, language: "en", moves } },
      { name: "propose_campaign", arguments: draft },
    ];
    endpoint.behave(using(both, "Two proposals."));
    await ask(page, "Move it to Wednesday, and draft a second week.", id);
    await open(`/chat/${id}`);
    await sheets.take(page);

    const row = page.getByRole("listitem").filter({ hasText: "Shorter subject" });
    for (const action of [null, "Rename", "Delete"]) {
      await sheets.take(page, async (width) => {
        await page.goto(`${desk.url}/chat/${id}`);
        if (width < 768) await button("Open sidebar").click();
        await row.hover();
        await button("Actions for Shorter subject lines").click();
        if (action) await page.getByRole("menuitem", { name: action }).click();
      });
    }

    for (const words of ["kettle", "nowhere to be found"]) {
      await sheets.take(page, async (width) => {
        await page.goto(`${desk.url}/chat/${id}`);
        if (width < 768) await button("Open sidebar").click();
        await row.waitFor();
        await page.getByRole("searchbox", { name: "Search conversations" }).fill(words);
        await expect(row).toHaveCount(0);
      });
    }

    await sheets.take(page, async () => {
      await page.goto(`${desk.url}/chat/${id}`);
      await button("Use this text in…").last().click();
      await page.getByRole("option", { name: campaign }).click();
      await page.getByRole("combobox", { name: "Piece" }).waitFor();
    });

    // One accepted, one discarded, one overtaken by another hand; and the answer with them written again.
    await call(page, "proposals.accept", { id: await proposalOf(page, id, "schedule") });
    await call(page, "proposals.discard", { id: await proposalOf(page, id, "campaign") });
    const [held] = await call<{ id: string }[]>(page, "blocks.versions", { block_id: piece_id }, "GET");
    const other = { kind: "content", fields: { body: "Somebody else was here." } };
    await call(page, "blocks.save", { block_id: piece_id, base_version_id: held?.id, content: other });
    await call(page, "proposals.accept", { id: await proposalOf(page, id, "version") }).catch(() => undefined);
    await open(`/chat/${id}`);
    await sheets.take(page, () => page.getByRole("region", { name: /^Proposed: .*schedule/ }).scrollIntoViewIfNeeded());
    await sheets.take(page, () => page.getByRole("region", { name: /^Proposed: X post/ }).scrollIntoViewIfNeeded());
    endpoint.behave({
      text: "مرحبا بالعالم. هذه فقرة من اليمين إلى اليسار.\n\n- الأولى\n- الثانية\n\n| اليوم | القناة |\n| --- | --- |\n| الثلاثاء | X post |",
    });
    await ask(page, "ما الذي يُنشر في الأسبوع الأول؟", id);
    await open(`/chat/${id}`);
    await button("Answer again").last().click();
    await page.getByText("2 of 2").waitFor();
    await button("Send").waitFor();
    await sheets.take(page);

    endpoint.behave({ text: "Later.", delay_ms: 60_000 });
    const thinking = await call<Asked>(page, "messages.send", { conversation_id: null, content: "What is still missing for the launch?" });
    await open(`/chat/${thinking.conversation.id}`);
    await page.getByText("Thinking").waitFor();
    await sheets.take(page);
    await call(page, "messages.stop", { conversation_id: thinking.conversation.id });

    endpoint.behave({ text: Array.from({ length: 900 }, (_, i) => `word${i}`).join(" "), tokens_per_second: 8 });
    const { conversation } = await call<Asked>(page, "messages.send", { conversation_id: null, content: "Tell me everything" });
    await open(`/chat/${conversation.id}`);
    await page.getByText(/word3/).first().waitFor();
    await sheets.take(page);
    await call(page, "messages.stop", { conversation_id: conversation.id });
    await button("Send").waitFor();
    await sheets.take(page);

    const lost = await call<Asked>(page, "messages.send", { conversation_id: null, content: "And once more, from the beginning" });
    await open(`/chat/${lost.conversation.id}`);
    await page.getByText(/word3/).first().waitFor();
    await desk.kill();
    await page.getByText("The connection is lost.").waitFor({ timeout: 30_000 });
    await sheets.take(page);
    await desk.start();
    await call(page, "messages.stop", { conversation_id: lost.conversation.id });

    endpoint.behave({ fault: "bad_key" });
    await open(`/chat/${await ask(page, "Will this fail?")}`);
    await sheets.take(page);

    endpoint.behave([
      { prompt: /Summarise this conversation/, text: "They spoke of the kettle for spring and its spare parts." },
      { text: "Word ".repeat(1_200) },
    ]);
    let long: string | null = null;
    for (let i = 1; i <= 5; i += 1) long = await ask(page, `Question ${i} ${"and more ".repeat(800)}`, long);
    await open(`/chat/${long}`);
    // What is far up is drawn anew while the thread settles.
    const showSummary = () => page.getByRole("region", { name: "Summary" }).scrollIntoViewIfNeeded({ timeout: 2_000 });
    await sheets.take(page, () => expect(showSummary).toPass());

    await page.route(/conversations\.list|messages\.list/, () => undefined);
    await page.goto(`${desk.url}/chat/${id}`);
    await page.locator("[data-placeholder]").first().waitFor();
    await sheets.take(page);
    await page.unroute(/conversations\.list|messages\.list/);

    await sheets.take(page, async (width) => {
      await page.goto(`${desk.url}/chat/${id}`);
      if (width < 768) await button("Open sidebar").click();
      else await button("Collapse sidebar").click();
    });
    await open("/chat/no-such-conversation");
    await sheets.take(page);
    await open("/forbidden");
    await sheets.take(page);
    troubles.splice(0);
  } finally {
    await sheets.keep();
    await dispose();
  }
});
