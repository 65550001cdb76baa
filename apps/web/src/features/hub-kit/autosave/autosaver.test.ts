import type { VersionDetail } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { Autosaver, type AutosaveState, untouched } from "./autosaver.ts";
import type { Content, Unsaved } from "./unsaved.ts";

const text = (body: string): Content => ({ kind: "content", fields: { body } });
const version = (id: string): VersionDetail => ({
  id,
  number: 1,
  origin: "edited",
  label: "",
  author: "Mira Falk",
  author_id: null,
  model_name: null,
  is_offline: false,
  is_incomplete: false,
  note: "",
  wish: "",
  is_selected: true,
  created_at: "2026-11-21T10:42:00Z",
  block_id: "b1",
  content: { kind: "content", fields: {} },
  text: "",
  checks: [],
  tokens_in: null,
  tokens_out: null,
  cost: null,
  currency: null,
});
const stale = (id: string) =>
  Object.assign(new Error("Somebody saved another version."), { data: { app_code: "STALE_VERSION", details: { newest: version(id) } } });
const full = () => Object.assign(new Error("No room."), { data: { app_code: "STORAGE_FULL", httpStatus: 507 } });
const unreachable = () => new TypeError("fetch failed");

interface Call {
  base_version_id: string | null;
  over_version_id?: string;
  content: Content;
  is_selected?: false;
  answer: (id: string) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}

/** A desk whose server answers when it is told to, and whose clock runs when it is told to. */
function desk(options: { restored?: Unsaved; merge?: (mine: Content, theirs: VersionDetail) => Content | null } = {}) {
  const calls: Call[] = [];
  const planned: { run: () => void; milliseconds: number }[] = [];
  const kept: (Unsaved | null)[] = [];
  let state: AutosaveState = untouched;
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const saver = new Autosaver(
    {
      save: (input) =>
        new Promise((resolve, reject) => {
          calls.push({
            ...input,
            answer: (id) => {
              resolve(version(id));
              return settle();
            },
            fail: (error) => {
              reject(error);
              return settle();
            },
          });
        }),
      keep: (unsaved) => kept.push(unsaved),
      drop: () => kept.push(null),
      later(run, milliseconds) {
        const plan = { run, milliseconds };
        planned.push(plan);
        return () => void planned.splice(planned.indexOf(plan), planned.includes(plan) ? 1 : 0);
      },
      onChange: (next) => {
        state = next;
      },
      ...(options.merge ? { merge: options.merge } : {}),
    },
    "v1",
    options.restored,
  );
  const passTime = () => {
    planned.shift()?.run();
    return settle();
  };
  return { saver, calls, planned, kept, passTime, settle, state: () => state };
}

describe("saving as one types", () => {
  it("saves once, a moment after the last change, and keeps the text in the browser until then", async () => {
    const { saver, calls, planned, kept, passTime, state } = desk();
    saver.change(text("a"));
    saver.change(text("ab"));
    expect(state().phase).toBe("unsaved");
    expect(planned.map((one) => one.milliseconds)).toEqual([1_500]);
    expect(kept.at(-1)).toEqual({ base: "v1", over: null, content: text("ab") });
    await passTime();
    expect(calls).toMatchObject([{ base_version_id: "v1", content: text("ab") }]);
    await calls[0]?.answer("v2");
    expect(state()).toMatchObject({ phase: "saved", savedAt: "2026-11-21T10:42:00Z" });
    expect(kept.at(-1)).toBeNull();
    expect(saver.saved).toBe("v2");
  });

  it("sends one save at a time, each from the one before", async () => {
    const { saver, calls, passTime, settle } = desk();
    saver.change(text("a"));
    await passTime();
    saver.change(text("ab"));
    const flushed = saver.flush();
    await settle();
    expect(calls).toHaveLength(1);
    await calls[0]?.answer("v2");
    expect(calls[1]).toMatchObject({ base_version_id: "v2", content: text("ab") });
    await calls[1]?.answer("v2");
    expect(await flushed).toBe(true);
    expect(saver.hasUnsaved).toBe(false);
  });

  it("shows another person's version and saves over it when asked to", async () => {
    const { saver, calls, planned, passTime, settle, state } = desk();
    saver.change(text("mine"));
    await passTime();
    await calls[0]?.fail(stale("v2"));
    expect(state().conflict).toMatchObject({ theirs: { id: "v2" }, mine: text("mine") });
    expect(planned).toEqual([]);
    expect(await saver.flush()).toBe(false);
    const kept = saver.keepMine();
    await settle();
    expect(calls[1]).toMatchObject({ over_version_id: "v2", content: text("mine") });
    await calls[1]?.answer("v3");
    expect(await kept).toBe(true);
    expect(state()).toMatchObject({ phase: "saved", conflict: null });
    // Taking that back leads to the other's, not to what was before both.
    expect([saver.begunFrom, saver.saved]).toEqual(["v2", "v3"]);
  });

  it("saves both on top of another person's version where they can be merged", async () => {
    const { saver, calls, passTime, settle, state } = desk({
      merge: (mine, theirs) => (theirs.id === "v2" ? text(`${mine.kind} of both`) : null),
    });
    saver.change(text("mine"));
    await passTime();
    await calls[0]?.fail(stale("v2"));
    await settle();
    expect(state().conflict).toBeNull();
    expect(calls[1]).toMatchObject({ base_version_id: "v1", over_version_id: "v2", content: text("content of both") });
    await calls[1]?.answer("v3");
    expect(state().phase).toBe("saved");
    saver.change(text("more"));
    await passTime();
    await calls[2]?.fail(stale("v4"));
    expect(state().conflict).toMatchObject({ theirs: { id: "v4" }, mine: text("more") });
  });

  it("does not call its own save a conflict when only the answer was lost", async () => {
    const { saver, calls, passTime, state } = desk();
    saver.change(text("mine"));
    await passTime();
    const error = stale("v2");
    Object.assign(error.data.details.newest, { content: text("mine") });
    await calls[0]?.fail(error);
    expect(state()).toMatchObject({ phase: "saved", conflict: null });
    expect(saver.hasUnsaved).toBe(false);
  });

  it("keeps mine beside the other person's version when that is chosen, and goes on from theirs", async () => {
    const { saver, calls, kept, passTime, state } = desk();
    saver.change(text("mine"));
    await passTime();
    await calls[0]?.fail(stale("v2"));
    const taken = saver.takeTheirs();
    expect(calls[1]).toMatchObject({ base_version_id: "v1", over_version_id: "v2", content: text("mine"), is_selected: false });
    await calls[1]?.answer("v3");
    expect(await taken).toBe(true);
    expect(state()).toEqual(untouched);
    expect(kept.at(-1)).toBeNull();
    expect([saver.begunFrom, saver.saved]).toEqual(["v2", null]);
    saver.change(text("more"));
    await passTime();
    expect(calls[2]).toMatchObject({ base_version_id: "v2" });
    expect(calls[2]).not.toHaveProperty("over_version_id");
    expect(calls[2]).not.toHaveProperty("is_selected");
  });

  it("makes one choice of a double click, and keeps what is typed while it is on its way", async () => {
    const { saver, calls, kept, passTime, state } = desk();
    saver.change(text("mine"));
    await passTime();
    await calls[0]?.fail(stale("v2"));
    const taken = [saver.takeTheirs(), saver.takeTheirs(), saver.keepMine()];
    expect(calls).toHaveLength(2);
    saver.change(text("mine and more"));
    await calls[1]?.answer("v3");
    expect(await Promise.all(taken)).toEqual([false, false, false]);
    expect(state()).toMatchObject({ phase: "unsaved", conflict: { theirs: { id: "v2" }, mine: text("mine and more") } });
    expect(kept.at(-1)).toMatchObject({ content: text("mine and more") });
  });

  it("says nothing of a server that is back when it asks who is to win", async () => {
    const { saver, calls, passTime, state } = desk();
    saver.change(text("mine"));
    await passTime();
    await calls[0]?.fail(unreachable());
    await passTime();
    await calls[1]?.fail(stale("v2"));
    expect(state()).toMatchObject({ conflict: { theirs: { id: "v2" } }, failure: null });
  });

  it("asks again when mine could not be kept beside the other's", async () => {
    const { saver, calls, passTime, state } = desk();
    saver.change(text("mine"));
    await passTime();
    await calls[0]?.fail(stale("v2"));
    const unreached = saver.takeTheirs();
    await calls[1]?.fail(unreachable());
    expect(await unreached).toBe(false);
    expect(state()).toMatchObject({
      phase: "unsaved",
      conflict: { theirs: { id: "v2" } },
      failure: expect.stringMatching(/cannot be reached/),
    });
    const outrun = saver.takeTheirs();
    await calls[2]?.fail(stale("v4"));
    expect(await outrun).toBe(false);
    expect(state()).toMatchObject({ conflict: { theirs: { id: "v4" }, mine: text("mine") }, failure: null });
    expect(saver.hasUnsaved).toBe(true);
  });

  it("tries again while the server cannot be reached, and says why it is not saved", async () => {
    const { saver, calls, planned, passTime, state } = desk();
    saver.change(text("a"));
    await passTime();
    await calls[0]?.fail(unreachable());
    expect(state()).toMatchObject({ failure: expect.stringMatching(/cannot be reached/), isTriedAgain: true });
    expect(planned.map((one) => one.milliseconds)).toEqual([2_000]);
    await passTime();
    await calls[1]?.answer("v2");
    expect(state()).toMatchObject({ phase: "saved", failure: null, isTriedAgain: false });
  });
  it("tries again by itself, ever more rarely, until a server without room has some", async () => {
    const { saver, calls, planned, kept, passTime, state } = desk();
    saver.change(text("a"));
    const pauses: (number | undefined)[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await passTime();
      await calls[attempt]?.fail(full());
      expect(state()).toMatchObject({ phase: "unsaved", isTriedAgain: true, failure: "No room." });
      pauses.push(planned[0]?.milliseconds);
    }
    expect(pauses).toEqual([2_000, 5_000, 15_000, 30_000, 30_000]);
    expect(kept.at(-1)).toMatchObject({ content: text("a") });
    await passTime();
    await calls[5]?.answer("v2");
    expect([state().phase, kept.at(-1)]).toEqual(["saved", null]);
    // The next trouble is a new one.
    saver.change(text("ab"));
    await passTime();
    await calls[6]?.fail(full());
    expect(planned[0]?.milliseconds).toBe(2_000);
  });
  it("waits as long as the server asked for", async () => {
    const { saver, calls, planned, passTime } = desk();
    saver.change(text("a"));
    await passTime();
    await calls[0]?.fail(
      Object.assign(new Error("Slow down."), { data: { app_code: "TOO_MANY_REQUESTS", httpStatus: 429, retry_after: 20 } }),
    );
    expect(planned[0]?.milliseconds).toBe(20_000);
  });
  it("never saves over a version that came in between while it waited", async () => {
    const { saver, calls, planned, passTime, state } = desk();
    saver.change(text("a"));
    await passTime();
    await calls[0]?.fail(full());
    await passTime();
    expect(calls[1]).toMatchObject({ base_version_id: "v1" });
    await calls[1]?.fail(stale("v2"));
    expect(state()).toMatchObject({ conflict: { theirs: { id: "v2" } }, isTriedAgain: false });
    expect(planned).toEqual([]);
  });
  it("tries no more once somebody else goes on with the text", async () => {
    const { saver, calls, planned, passTime } = desk();
    saver.change(text("a"));
    await passTime();
    saver.stop();
    await calls[0]?.fail(full());
    expect(planned).toEqual([]);
  });
  it("does not ask again what the server refused", async () => {
    const { saver, calls, planned, passTime, state } = desk();
    saver.change(text("a"));
    await passTime();
    await calls[0]?.fail(Object.assign(new Error("This is too long."), { data: { app_code: "TOO_LARGE", httpStatus: 413 } }));
    expect(state()).toMatchObject({ phase: "unsaved", failure: "This is too long.", isTriedAgain: false });
    expect(planned).toEqual([]);
  });

  it("saves what an earlier visit left behind from where that began", async () => {
    const { saver, calls, settle } = desk({ restored: { base: "v0", over: null, content: text("left behind") } });
    expect(saver.hasUnsaved).toBe(true);
    void saver.flush();
    await settle();
    expect(calls[0]).toMatchObject({ base_version_id: "v0", content: text("left behind") });
  });

  it("goes on with what was left behind once it is known", async () => {
    const { saver, calls, passTime } = desk();
    saver.resume({ base: "v0", over: "v9", content: text("left behind") });
    await passTime();
    expect(calls[0]).toMatchObject({ base_version_id: "v0", over_version_id: "v9", content: text("left behind") });
  });

  it("forgets what is unsaved when told to", async () => {
    const { saver, calls, kept, planned } = desk();
    saver.change(text("a"));
    saver.forget();
    expect([kept.at(-1), planned, saver.hasUnsaved]).toEqual([null, [], false]);
    expect(await saver.flush()).toBe(true);
    expect(calls).toEqual([]);
  });

  it("follows what others save as long as nothing is unsaved", async () => {
    const { saver, calls, passTime } = desk();
    saver.follow("v5");
    saver.change(text("a"));
    saver.follow("v6");
    await passTime();
    expect(calls[0]).toMatchObject({ base_version_id: "v5" });
  });
});
