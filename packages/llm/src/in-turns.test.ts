import { findConflicts, type PostDraft, repairInSteps } from "@copydesk/contracts";
import { expect, it } from "vitest";
import { handleChat } from "./endpoint/handler.ts";
import { inTurns } from "./in-turns.ts";
import { promptFor } from "./writer/fixtures/ask.ts";

/** Two thousand posts wished for on one day of two years, each channel with three hours on working days. */
function hardPlan() {
  const channels = Array.from({ length: 12 }, (_, at) => `channel_${at}`);
  const weekdays = [1, 2, 3, 4, 5];
  const windows = Object.fromEntries(channels.map((code) => [code, [{ weekdays, from: "09:00", to: "12:00" }]]));
  const gaps = { gap_same_channel_minutes: 1_440, gap_any_channel_minutes: 60 };
  const bounds = { posts_per_week: 0, posts_per_day: 3, quiet_from: "21:00", quiet_to: "07:00", blackout_dates: [] };
  const rules = { ...gaps, ...bounds, weekdays, windows, lead_channel: "channel_3", stagger_languages_minutes: 0 };
  const frame = { from: "2027-01-01", to: "2028-12-31", time_zone: "Europe/Copenhagen", rules, channels, now: Date.parse("2026-12-01") };
  const drafts = Array.from(
    { length: 2_000 },
    (_, at): PostDraft => ({
      ...{ channel: channels[at % 12] ?? "", date: "2027-03-01", time: "10:00" },
      ...{ title: `Post ${at}`, angle: "", reason: "" },
    }),
  );
  return { drafts, frame };
}

/** What work answers, and how often others had their turn while it was done: never, if it is done in one go; oftener on a slower machine. */
async function countTurns<T>(work: Promise<T>): Promise<{ answer: T; turns: number }> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const answer = await work;
  isOver = true;
  return { answer, turns };
}

it("a plan that is hard to make leaves the event loop to others", async () => {
  const { drafts, frame } = hardPlan();
  const { answer: plan, turns } = await countTurns(inTurns(repairInSteps(drafts, frame, () => "")));
  expect(turns).toBeGreaterThan(5);
  expect(plan.posts.length).toBeGreaterThanOrEqual(12);
  expect(findConflicts(plan.posts, frame)).toEqual([]);
  expect(plan.posts[0]?.channel).toBe("channel_3");
});

it("so does the built-in writer, asked to plan thirty channels five times a week for two years", async () => {
  const channels = Array.from({ length: 30 }, (_, at) => ({ code: `channel_${at}`, name: `Channel ${at}` }));
  const words = channels.map(({ code, name }) => `- ${name} (${code}): Mon–Fri 09:00–12:00; 5 a week`).join("\n");
  const language = { language: "en", language_name: "English" };
  const task = { kind: "schedule" as const, ...language, from: "2027-01-01", to: "2028-12-31", time_zone: "Europe/Copenhagen", channels };
  const question = { language: "en", story: "A lamp that lasts for thirty years goes on sale in March.", words };
  const messages = promptFor(question, task).map((one) => ({ role: one.role, content: one.content }));
  const call = handleChat({ body: { model: "built-in", messages }, key: null }, {});
  const { answer, turns } = await countTurns(call);
  expect(answer.status).toBe(200);
  expect(turns).toBeGreaterThan(5);
});

it("what its steps throw is thrown", async () => {
  const failing = (function* (): Generator<void, never> {
    yield;
    throw new RangeError("no day");
  })();
  await expect(inTurns(failing)).rejects.toThrow("no day");
});
