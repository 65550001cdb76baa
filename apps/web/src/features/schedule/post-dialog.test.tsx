// @vitest-environment jsdom
import type { BlockDetail, SchedulePlan, SchedulePost, VersionDetail } from "@copydesk/contracts";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { standInForBrowser } from "../../lib/jsdom-fixture.ts";
import { blockOf, openCampaign } from "../hub-kit/hub-fixture.tsx";
import { newPost } from "./new-post.ts";
import { useScheduleContext } from "./schedule-context.ts";
import { ScheduleProvider } from "./schedule-provider.tsx";

// Before the window of the plan has passed, as a new post is never in the past.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T09:00:00Z") }));
afterAll(() => void vi.useRealTimers());
beforeAll(standInForBrowser);
afterEach(cleanup);

const post: SchedulePost = {
  id: "p1",
  title: "Opening",
  channel: "x",
  date: "2026-11-24",
  time: "10:00",
  angle: "",
  reason: "",
  status: "suggested",
  locked: false,
  notes: "",
};
const plan: SchedulePlan = { time_zone: "Europe/Berlin", based_on: ["x"], posts: [post] } as SchedulePlan;
const block = blockOf({ id: "s", kind: "schedule", channel_id: null, channel_code: null });
const selected = { id: "v2", number: 2, content: { kind: "schedule", plan } } as VersionDetail;
const texts = [{ ...block, selected } as BlockDetail];

type Open = ReturnType<typeof useScheduleContext>;

/** A schedule of one post, with that post's dialog open, or with one for a new post. */
async function openPost({ canEdit = true, isNew = false } = {}) {
  const saved: SchedulePlan[] = [];
  const wrapper = openCampaign({
    canEdit,
    answers: {
      "blocks.schedule_frame": () => ({
        from: "2026-11-01",
        to: "2026-11-30",
        time_zone: "Europe/Berlin",
        rules,
        channels: ["x", "email"],
      }),
      "blocks.save": (input) => {
        const { content } = input as { content: { kind: "schedule"; plan: SchedulePlan } };
        saved.push(content.plan);
        return { ...selected, id: "v3", number: 3, content, is_selected: true };
      },
    },
  });
  const now: { schedule?: Open } = {};
  render(
    <ScheduleProvider block={block} texts={texts}>
      <Board seen={now} />
    </ScheduleProvider>,
    { wrapper },
  );
  const open = () => now.schedule as Open;
  await waitFor(() => expect(open().schedule?.frame).toBeDefined());
  const { schedule } = open();
  if (!schedule) throw new Error("There is no plan.");
  act(() => open().openPost(isNew ? newPost(schedule, "2026-11-26") : post));
  const dialog = within(await screen.findByRole("dialog"));
  return { dialog, user: userEvent.setup({ pointerEventsCheck: 0 }), open, saved };
}

const rules = {
  posts_per_week: 3,
  posts_per_day: 3,
  gap_same_channel_minutes: 0,
  gap_any_channel_minutes: 0,
  weekdays: [1, 2, 3, 4, 5],
  windows: {},
  quiet_from: "21:00",
  quiet_to: "07:00",
  blackout_dates: [],
  lead_channel: null,
  stagger_languages_minutes: 0,
};

function Board({ seen }: { seen: { schedule?: Open } }) {
  const context = useScheduleContext();
  seen.schedule = context;
  return (
    <ul aria-label="Posts">
      {context.schedule?.posts.map((one) => (
        <li key={one.id}>{`${one.channel} ${one.date} ${one.time} ${one.title} (${one.status})`}</li>
      ))}
    </ul>
  );
}

const posts = () => within(screen.getByRole("list", { name: "Posts", hidden: true })).queryAllByRole("listitem", { hidden: true });
const listed = () => posts().map((one) => one.textContent);
const findQuestion = () => screen.findByRole("dialog", { name: "Close without saving?" });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

async function retype(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field);
  if (text) await user.type(field, text);
}

test("what is changed of a post stands in the schedule once it is saved, and is sent", async () => {
  const { dialog, user, open, saved } = await openPost();
  await retype(user, dialog.getByLabelText("Title"), "  Grand opening ");
  await retype(user, dialog.getByLabelText("Time"), "9.30");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await isClosed();
  expect(listed()).toEqual(["x 2026-11-24 09:30 Grand opening (suggested)"]);
  await act(async () => void (await open().schedule?.autosave.saver.flush()));
  expect(saved.at(-1)?.posts).toEqual([{ ...post, title: "Grand opening", time: "09:30" }]);
});

test("a post without a title, or at no time, says so beside the field and stays open", async () => {
  const { dialog, user } = await openPost();
  await retype(user, dialog.getByLabelText("Title"), " ");
  await retype(user, dialog.getByLabelText("Time"), "soon");
  expect(dialog.queryByText("Title is required")).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByText("Title is required")).toBeTruthy();
  expect(dialog.getByText("Use a time like 09:30")).toBeTruthy();
  expect(listed()).toEqual(["x 2026-11-24 10:00 Opening (suggested)"]);
});

test("nothing is asked of who closes it unchanged", async () => {
  const { dialog, user } = await openPost();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await isClosed();
});

test("what was changed is not lost without a question", async () => {
  const { dialog, user } = await openPost();
  await retype(user, dialog.getByLabelText("Title"), "Other");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  const question = within(await findQuestion());
  expect(question.getByText("Your changes to this post aren't saved.")).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Stay" }));
  expect((dialog.getByLabelText("Title") as HTMLInputElement).value).toBe("Other");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await user.click(within(await findQuestion()).getByRole("button", { name: "Close" }));
  await isClosed();
  expect(listed()).toEqual(["x 2026-11-24 10:00 Opening (suggested)"]);
});

test("a part that somebody else has changed meanwhile is shown before it is replaced", async () => {
  const { dialog, user, open } = await openPost();
  await retype(user, dialog.getByLabelText("Title"), "Mine");
  act(() => open().schedule?.change({ ...post, title: "Theirs", status: "confirmed" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByRole("alert").textContent).toMatch(
    /^Somebody has changed this post: .* 10:00, confirmed\. Save again to replace theirs\.$/,
  );
  expect(listed()).toEqual(["x 2026-11-24 10:00 Theirs (confirmed)"]);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await isClosed();
  expect(listed()).toEqual(["x 2026-11-24 10:00 Mine (suggested)"]);
});

test("another part that somebody else has changed stays as they left it", async () => {
  const { dialog, user, open } = await openPost();
  await retype(user, dialog.getByLabelText("Title"), "Mine");
  act(() => open().schedule?.change({ ...post, status: "published" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await isClosed();
  expect(listed()).toEqual(["x 2026-11-24 10:00 Mine (published)"]);
});

test("a new post is added, and its day is shown", async () => {
  const { dialog, user, open } = await openPost({ isNew: true });
  expect(dialog.queryByRole("button", { name: "Remove post" })).toBeNull();
  await user.type(dialog.getByLabelText("Title"), "Second");
  await user.click(dialog.getByRole("button", { name: "Add post" }));
  await isClosed();
  const [first, second, ...others] = listed();
  expect([first, second].some((one) => one?.includes("Second (suggested)"))).toBe(true);
  expect(others).toEqual([]);
  expect(open().day).toBe("2026-11-26");
});

test("a post is removed", async () => {
  const { dialog, user } = await openPost();
  await user.click(dialog.getByRole("button", { name: "Remove post" }));
  await isClosed();
  expect(listed()).toEqual([]);
});

test("who may not edit reads a post and changes nothing", async () => {
  const { dialog } = await openPost({ canEdit: false });
  expect(dialog.getByLabelText("Title").matches(":disabled")).toBe(true);
  expect(dialog.queryByRole("button", { name: "Save" })).toBeNull();
  expect(dialog.queryByRole("button", { name: "Remove post" })).toBeNull();
});
