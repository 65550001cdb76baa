import { describe, expect, it } from "vitest";
import { createDraftKeeper, type DraftValues, type LocalDraft } from "./draft-keeper.ts";

/** A world whose time passes by hand and whose server can be away. */
function world() {
  const timers = new Map<number, { run: () => void; at: number }>();
  let clock = Date.parse("2026-11-21T10:31:00Z");
  let next = 0;
  const seen = {
    sent: [] as DraftValues[],
    local: null as LocalDraft | null,
    away: false,
    hold: null as Promise<void> | null,
    send: async (values: DraftValues) => {
      await seen.hold;
      if (seen.away) throw new Error("away");
      seen.sent.push(values);
      return { saved_at: new Date(clock).toISOString() };
    },
    keepLocally: (draft: LocalDraft | null) => {
      seen.local = draft;
    },
    now: () => clock,
    later: (run: () => void, milliseconds: number) => {
      const key = next++;
      timers.set(key, { run, at: clock + milliseconds });
      return () => void timers.delete(key);
    },
    async pass(milliseconds: number) {
      clock += milliseconds;
      for (const [key, timer] of timers) {
        if (timer.at > clock) continue;
        timers.delete(key);
        timer.run();
      }
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    },
  };
  return seen;
}

describe("keeping a draft", () => {
  it("sends it a second after the last letter, once", async () => {
    const here = world();
    const keeper = createDraftKeeper(here);
    keeper.changed({ name: "K" });
    await here.pass(900);
    keeper.changed({ name: "Ke" });
    await here.pass(900);
    expect(here.sent).toEqual([]);
    expect(keeper.status()).toEqual({ state: "saving" });
    await here.pass(100);
    expect(here.sent).toEqual([{ name: "Ke" }]);
    expect(keeper.status()).toEqual({ state: "saved", at: "2026-11-21T10:31:01.900Z" });
    expect(keeper.isUnsaved()).toBe(false);
    expect(here.local).toBeNull();
  });
  it("sends at once when asked", async () => {
    const here = world();
    const keeper = createDraftKeeper(here);
    keeper.changed({ name: "K" });
    await keeper.flush();
    expect(here.sent).toEqual([{ name: "K" }]);
    await here.pass(5_000);
    expect(here.sent).toHaveLength(1);
  });
  it("has nothing to send before anything is typed", async () => {
    const here = world();
    await createDraftKeeper(here).flush();
    expect(here.sent).toEqual([]);
  });
  it("sends what is typed while it sends afterwards, in that order", async () => {
    const here = world();
    let release = () => {};
    here.hold = new Promise((resolve) => {
      release = resolve;
    });
    const keeper = createDraftKeeper(here);
    keeper.changed({ name: "first" });
    const first = keeper.flush();
    keeper.changed({ name: "second" });
    expect(keeper.isUnsaved()).toBe(true);
    release();
    await first;
    expect(keeper.status().state).toBe("saving");
    await here.pass(1_000);
    expect(here.sent).toEqual([{ name: "first" }, { name: "second" }]);
    expect(keeper.status().state).toBe("saved");
  });
});

it("never sends two at once, for the older could arrive last", async () => {
  const here = world();
  let under = 0;
  let most = 0;
  const keeper = createDraftKeeper({
    ...here,
    send: async (values) => {
      most = Math.max(most, ++under);
      await Promise.resolve();
      under -= 1;
      return here.send(values);
    },
  });
  keeper.changed({ name: "first" });
  const first = keeper.flush();
  keeper.changed({ name: "second" });
  await Promise.all([first, keeper.flush()]);
  expect(most).toBe(1);
  expect(here.sent).toEqual([{ name: "first" }, { name: "second" }]);
});

describe("a draft while the server is away", () => {
  it("is kept in this browser and sent when the server is back", async () => {
    const here = world();
    here.away = true;
    const keeper = createDraftKeeper(here);
    keeper.changed({ name: "Kettle" });
    await here.pass(1_000);
    expect(keeper.status()).toEqual({ state: "local", at: "2026-11-21T10:31:01.000Z" });
    expect(here.local).toEqual({ values: { name: "Kettle" }, at: "2026-11-21T10:31:01.000Z" });
    expect(keeper.isUnsaved()).toBe(true);
    here.away = false;
    await here.pass(2_000);
    expect(here.sent).toEqual([{ name: "Kettle" }]);
    expect(keeper.status().state).toBe("saved");
    expect(here.local).toBeNull();
  });
  it("is tried less and less often", async () => {
    const here = world();
    here.away = true;
    const tries: number[] = [];
    const send = here.send;
    const keeper = createDraftKeeper({
      ...here,
      send: (values) => {
        tries.push(here.now());
        return send(values);
      },
    });
    keeper.changed({ name: "K" });
    for (let second = 0; second < 130; second++) await here.pass(1_000);
    const gaps = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(gaps.slice(0, 5)).toEqual([2_000, 5_000, 15_000, 30_000, 30_000]);
  });
  it("keeps what was typed last, not what failed", async () => {
    const here = world();
    here.away = true;
    const keeper = createDraftKeeper(here);
    keeper.changed({ name: "first" });
    const failing = keeper.flush();
    keeper.changed({ name: "second" });
    await failing;
    expect(here.local?.values).toEqual({ name: "second" });
  });
  it("is kept at once when the page is about to go", () => {
    const here = world();
    const keeper = createDraftKeeper(here);
    keeper.changed({ name: "K" });
    keeper.keepHere();
    expect(here.local?.values).toEqual({ name: "K" });
  });
});

describe("a form that was saved for good", () => {
  it("sends and keeps nothing any more", async () => {
    const here = world();
    const keeper = createDraftKeeper(here);
    keeper.changed({ name: "K" });
    keeper.keepHere();
    keeper.close();
    keeper.changed({ name: "Ke" });
    await here.pass(5_000);
    expect(here.sent).toEqual([]);
    expect(here.local).toBeNull();
    expect(keeper.isUnsaved()).toBe(false);
  });
  it("waits for what is on its way, so that it does not arrive after the draft is forgotten", async () => {
    const here = world();
    let release = () => {};
    here.hold = new Promise((resolve) => {
      release = resolve;
    });
    const keeper = createDraftKeeper(here);
    keeper.changed({ name: "K" });
    void keeper.flush();
    const order: string[] = [];
    const closing = keeper.close().then(() => order.push("closed"));
    await Promise.resolve();
    order.push("arriving");
    release();
    await closing;
    expect(order).toEqual(["arriving", "closed"]);
    expect(here.local).toBeNull();
  });
  it("keeps nothing of what failed on its way", async () => {
    const here = world();
    here.away = true;
    const keeper = createDraftKeeper(here);
    keeper.changed({ name: "K" });
    const sending = keeper.flush();
    await keeper.close();
    await sending;
    expect(here.local).toBeNull();
    expect(keeper.isUnsaved()).toBe(false);
  });
  it("leaves what waits in this browser when it only leaves the screen", async () => {
    const here = world();
    const keeper = createDraftKeeper(here);
    keeper.changed({ name: "K" });
    keeper.leave();
    await here.pass(5_000);
    expect(here.sent).toEqual([]);
    expect(here.local?.values).toEqual({ name: "K" });
  });
});
