import { AppError, type SchedulePlan, type SchedulePost } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeBlock, authorizeCampaign } from "../access/authorize-campaign.ts";
import { createCampaign } from "../campaigns/create-campaign.ts";
import { listBlocks } from "../campaigns/read-blocks.ts";
import { saveVersion } from "../campaigns/save-version.ts";
import { beginAsana, finishAsana } from "../connections/asana/connect-asana.ts";
import { disconnectAsana } from "../connections/asana/disconnect-asana.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { startFakeAsana } from "./fake-asana.ts";
import type { FakeAsana } from "./fake-asana-oauth.ts";
import { queuePosts } from "./queue-posts.ts";
import { readSendings } from "./read-sendings.ts";
import { sendDuePosts, startAsanaJob } from "./send-due-posts.ts";
import { listAsanaProjects, listAsanaWorkspaces } from "./workspaces.ts";

let asana: FakeAsana;
let core: TestCore;
let mira: Actor;
let campaignId: string;
let schedule: string;
let newest: string | null;

beforeEach(async () => {
  asana = await startFakeAsana();
  core = await createTestCore({ services: { asana: asana.service } });
  mira = await createPerson(core, { first_name: "Mira", last_name: "Falk", roleKey: "marketing_manager" });
  await connect(mira);
  campaignId = (await createCampaign(core, mira, await sampleBrief(core, { plan: { en: ["linkedin", "x"] } }))).id;
  schedule = (await blockOf("schedule")) ?? "";
  newest = null;
  await plan([post("a", "x"), post("b", "linkedin", { time: "11:00" }), post("c", "x", { date: "2026-12-10", status: "skipped" })]);
});
afterEach(async () => {
  await core.close();
  await asana.close();
});

async function connect(actor: Actor): Promise<void> {
  const answer = await fetch(await beginAsana(core, actor, { redirectBack: undefined, browser: "here" }), { redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "").searchParams;
  await finishAsana(core, { actor, browser: "here", state: back.get("state") ?? "", code: back.get("code") ?? undefined });
}

const blockOf = async (kind: string, channel: string | null = null) =>
  (await listBlocks(core, await authorizeCampaign(core, mira, "view", campaignId))).find(
    (one) => one.kind === kind && one.channel_code === channel,
  )?.id;

function post(id: string, channel: string, more: Partial<SchedulePost> = {}): SchedulePost {
  const when = { date: "2026-12-08", time: "09:00" };
  return { id, title: `Post ${id}`, channel, ...when, angle: "", reason: "", status: "suggested", locked: false, notes: "", ...more };
}

async function plan(posts: SchedulePost[]): Promise<void> {
  const made: SchedulePlan = { time_zone: "Europe/Berlin", based_on: ["linkedin", "x"], posts, repairs: [] };
  const input = { block_id: schedule, base_version_id: newest, content: { kind: "schedule" as const, plan: made } };
  newest = (await saveVersion(core, await authorizeBlock(core, mira, "edit", schedule), input)).id;
}

const marketing = "1400000000000001";
const press = "1400000000000002";
const queue = async (project_gid = marketing, failed_only = false) =>
  queuePosts(core, await authorizeBlock(core, mira, "export", schedule), { project_gid, failed_only });
const sendings = async () => readSendings(core, await authorizeBlock(core, mira, "export", schedule));
async function send(project = marketing) {
  await queue(project);
  await sendDuePosts(core);
  return (await sendings())[0];
}
const tasks = () => [...asana.tasks.values()];
const made = () => asana.calls.filter((call) => call === "POST /api/1.0/tasks").length;
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? [error.code, error.message] : error),
  );

test("workspaces and projects are those of the person's Asana", async () => {
  expect(await listAsanaWorkspaces(core, mira)).toEqual([{ gid: "1300000000000001", name: "Norrbrook" }]);
  expect(await listAsanaProjects(core, mira, "1300000000000001")).toEqual([
    { gid: marketing, name: "Marketing calendar" },
    { gid: press, name: "Press" },
  ]);
});

describe("sending", () => {
  test("makes a task for each post but the skipped, with its time, the selected text and the way back", async () => {
    const piece = (await blockOf("content", "x")) ?? "";
    const content = { kind: "content" as const, fields: { body: "A kettle that expects to break." } };
    await saveVersion(core, await authorizeBlock(core, mira, "edit", piece), { block_id: piece, base_version_id: null, content });
    expect(await queue()).toMatchObject({ project: { name: "Marketing calendar" }, total: 2, sent: 0, waiting: 2, sent_by: "Mira Falk" });
    await sendDuePosts(core);
    expect(tasks()).toMatchObject([
      { name: "X post: Post a", due_at: "2026-12-08T08:00:00.000Z", completed: false, projects: [{ gid: marketing }] },
      { name: "LinkedIn post: Post b", due_at: "2026-12-08T10:00:00.000Z" },
    ]);
    const [x, linkedin] = tasks().map((task) => task.notes);
    expect(x).toBe(
      `Spring launch\nX post · English\n\nA kettle that expects to break.\n\nIn Copydesk: http://copydesk.test/campaigns/${campaignId}?language=en`,
    );
    expect(linkedin).toContain("Nothing is written for this post yet.");
    expect(await sendings()).toMatchObject([
      { total: 2, sent: 2, waiting: 0, failed: [], task_url: "https://app.asana.com/0/0/1500000000000001" },
    ]);
  });

  test("again changes the tasks that are there, and makes only those that are new", async () => {
    await send();
    await plan([
      post("a", "x", { title: "Better", time: "10:15", status: "published" }),
      post("b", "linkedin"),
      post("d", "x", { time: "15:00" }),
    ]);
    const sending = await send();
    expect(tasks().map((task) => [task.name, task.completed])).toEqual([
      ["X post: Better", true],
      ["LinkedIn post: Post b", false],
      ["X post: Post d", false],
    ]);
    expect(tasks()[0]?.due_at).toBe("2026-12-08T09:15:00.000Z");
    expect(sending).toMatchObject({ total: 3, sent: 3 });
  });

  test("to another project makes tasks there and leaves the others", async () => {
    await send();
    core.advance(1_000);
    await send(press);
    expect(tasks().map((task) => task.projects[0]?.name)).toEqual(["Marketing calendar", "Marketing calendar", "Press", "Press"]);
    expect((await sendings()).map((one) => one.project.name)).toEqual(["Press", "Marketing calendar"]);
  });

  test("a task that was deleted in Asana is made again", async () => {
    await send();
    asana.tasks.clear();
    core.advance(1_000);
    expect(await send()).toMatchObject({ sent: 2, failed: [] });
    expect(tasks()).toHaveLength(2);
  });

  test("is written down once, with where to", async () => {
    await send();
    const log = (await core.db.select().from(schema.activity_logs)).filter((one) => one.action === "campaign.sent_to_asana");
    expect(log.map((one) => one.changes)).toEqual([
      { posts: { before: null, after: 2 }, project: { before: null, after: "Marketing calendar" } },
    ]);
  });
});

describe("a post is not made twice", () => {
  test("when the process ended before it knew of the task", async () => {
    await send();
    await core.db.update(schema.asana_tasks).set({ state: "sending", task_gid: null, task_url: null });
    await sendDuePosts(core);
    expect(made()).toBe(2);
    expect((await sendings())[0]).toMatchObject({ sent: 2, task_url: expect.any(String) });
  });

  test("when Asana's answer was lost and the person tries again", async () => {
    await send();
    await core.db.update(schema.asana_tasks).set({ state: "failed", task_gid: null, problem: "Asana did not answer." });
    core.advance(1_000);
    await queue(marketing, true);
    await sendDuePosts(core);
    expect(made()).toBe(2);
  });
});

describe("when something goes wrong", () => {
  test("it is said in words post by post, and what failed can be tried again alone", async () => {
    await queue();
    asana.fails = 403;
    await sendDuePosts(core);
    expect((await sendings())[0]).toMatchObject({
      sent: 0,
      failed: [
        { post_id: "a", title: "Post a", problem: "Asana says: Broken" },
        { post_id: "b", title: "Post b", problem: "Asana says: Broken" },
      ],
    });
    asana.fails = null;
    expect(await queue(marketing, true)).toMatchObject({ waiting: 2, failed: [] });
    await sendDuePosts(core);
    expect((await sendings())[0]).toMatchObject({ sent: 2, failed: [] });
    expect(await refusal(queue(marketing, true))).toEqual(["RULE_BROKEN", "None of the planned posts has failed."]);
  });

  test("Asana that asks to wait is waited for", async () => {
    await queue();
    asana.fails = 429;
    await sendDuePosts(core);
    expect((await sendings())[0]).toMatchObject({ waiting: 2, failed: [], waits_until: "2026-11-21T09:00:07.000Z" });
    asana.fails = null;
    await sendDuePosts(core);
    expect(tasks()).toEqual([]);
    core.advance(7_000);
    await sendDuePosts(core);
    expect((await sendings())[0]).toMatchObject({ sent: 2, waits_until: null });
  });

  test("Asana that is away is not asked for every post", async () => {
    await plan(Array.from({ length: 9 }, (_, i) => post(`p${i}`, "x", { date: `2026-12-1${i}` })));
    await queue();
    asana.fails = 503;
    asana.calls.length = 0;
    await sendDuePosts(core);
    expect(asana.calls).toHaveLength(3);
    const [sending] = await sendings();
    expect(sending?.failed.map((one) => one.problem)).toEqual(Array(9).fill("Asana did not answer. Try again in a minute."));
  });

  test("a connection that ended meanwhile fails the rest, and says what to do", async () => {
    await queue();
    await disconnectAsana(core, mira);
    await sendDuePosts(core);
    expect((await sendings())[0]?.failed.map((one) => one.problem)).toEqual(
      Array(2).fill("Connect your Asana account in your profile first."),
    );
    expect(await refusal(queue())).toEqual(["RULE_BROKEN", "Connect your Asana account in your profile first."]);
  });

  test("a right that was taken away meanwhile stops the rest", async () => {
    await queue();
    await core.db.update(schema.users).set({ status: "inactive" }).where(eq(schema.users.id, mira.userId));
    await sendDuePosts(core);
    expect(tasks()).toEqual([]);
    const rows = await core.db.select().from(schema.asana_tasks);
    expect(rows.map((row) => row.state)).toEqual(["failed", "failed"]);
    expect(rows[0]?.problem).toContain("You may no longer export this campaign");
  });

  test("a project that is not there, or nothing planned, is refused before anything is queued", async () => {
    expect(await refusal(queue("1499999999999999"))).toEqual(["RULE_BROKEN", expect.stringContaining("Asana says: Unknown object")]);
    await plan([]);
    expect(await refusal(queue())).toEqual(["RULE_BROKEN", "There are no posts to send. Plan some first."]);
    expect(await core.db.select().from(schema.asana_tasks)).toEqual([]);
  });

  test("a post that is planned no more is left out, and its task left alone", async () => {
    await send();
    await queue();
    await plan([post("b", "linkedin")]);
    await sendDuePosts(core);
    expect(tasks()).toHaveLength(2);
    expect((await sendings())[0]).toMatchObject({ total: 1, sent: 1, waiting: 0 });
  });
});

test("a post that is queued again while it is on its way is sent once more", async () => {
  await queue();
  const before = asana.calls.length;
  const sending = sendDuePosts(core);
  await expect.poll(() => asana.calls.length).toBeGreaterThan(before);
  core.advance(1);
  await queue();
  await sending;
  await sendDuePosts(core);
  expect((await sendings())[0]).toMatchObject({ sent: 2, waiting: 0 });
  expect(tasks()).toHaveLength(2);
});

test("the job sends what is queued, and what a process before it left", async () => {
  await queue();
  const job = startAsanaJob(core);
  await expect.poll(async () => (await sendings())[0]?.sent).toBe(2);
  await plan([post("e", "x")]);
  await queue();
  await expect.poll(() => tasks().map((task) => task.name)).toContain("X post: Post e");
  await job.stop();
  await queue();
  expect((await sendings())[0]).toMatchObject({ waiting: 1 });
});
