import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SchedulePost, schedulePlanSchema } from "../blocks.ts";
import type { SchedulerRules } from "../master-data.ts";
import { addDays, timeOf } from "./calendar-days.ts";
import { counter, draft, frame, post, rules } from "./schedule.fixtures.ts";
import type { PostDraft, ScheduleFrame } from "./schedule.ts";
import { findConflicts } from "./schedule-conflicts.ts";
import { repairSchedule } from "./schedule-repair.ts";

const repair = (drafts: readonly PostDraft[], over: Partial<ScheduleFrame> = {}, fixed: Parameters<typeof repairSchedule>[3] = []) =>
  repairSchedule(drafts, { ...frame, ...over }, counter(), fixed);
const times = (plan: ReturnType<typeof repair>) => plan.posts.map(({ channel, date, time }) => `${channel} ${date} ${time}`);

const good = [draft("linkedin", "2027-03-02", "09:30"), draft("x", "2027-03-03", "09:30"), draft("email", "2027-03-04", "09:30")];

test("a plan that fits stays as it is and says nothing", () => {
  const plan = repair(good);
  expect(times(plan)).toEqual(["linkedin 2027-03-02 09:30", "x 2027-03-03 09:30", "email 2027-03-04 09:30"]);
  expect(plan).toMatchObject({ repairs: [], based_on: ["linkedin", "x", "email"], time_zone: "Europe/Copenhagen" });
  expect(plan.posts[0]).toEqual(post("p1", "linkedin", "2027-03-02 09:30"));
});

describe("what is moved, and how it is told", () => {
  test.each([
    [
      "outside its window",
      draft("x", "2027-03-12", "12:30", "Five screws"),
      "x 2027-03-12 11:45",
      "Moved “Five screws” (X post) from Fri 12 Mar, 12:30 to 11:45: 12:30 is outside the X post window 08:30–12:00",
    ],
    [
      "on a weekend",
      draft("x", "2027-03-13", "10:00", "Five screws"),
      "x 2027-03-12 10:00",
      "Moved “Five screws” (X post) from Sat 13 Mar, 10:00 to Fri 12 Mar, 10:00: Sat is not a posting day; posts go out Mon–Fri",
    ],
    [
      "on a blackout date",
      draft("x", "2027-03-10", "10:00", "Five screws"),
      "x 2027-03-11 10:00",
      "Moved “Five screws” (X post) from Wed 10 Mar, 10:00 to Thu 11 Mar, 10:00: Wed 10 Mar is a day without posts",
    ],
    [
      "after the campaign",
      draft("x", "2027-05-01", "10:00", "Five screws"),
      "x 2027-04-09 10:00",
      "Moved “Five screws” (X post) from Sat 1 May, 10:00 to Fri 9 Apr, 10:00: 1 May 2027 is outside the campaign, 1 Mar–11 Apr 2027",
    ],
    [
      "at no time at all",
      draft("x", "2027-02-30", "25:99", "Five screws"),
      "x 2027-03-01 10:00",
      "Moved “Five screws” (X post) to Mon 1 Mar, 10:00: “2027-02-30 25:99” is no day and time",
    ],
  ])("%s", (_, wish, where, note) => {
    const plan = repair([...good.filter((one) => one.channel !== "x"), wish]);
    expect(times(plan)).toContain(where);
    expect(plan.repairs).toEqual([note]);
  });

  test("too close to another, whose place it does not take", () => {
    const plan = repair([...good, draft("x", "2027-03-02", "10:00", "Too soon")]);
    expect(times(plan)).toContain("linkedin 2027-03-02 09:30");
    expect(plan.repairs).toEqual([
      "Moved “Too soon” (X post) from Tue 2 Mar, 10:00 to 08:30: 30 min after the LinkedIn post at 09:30; at least 60 min apart",
    ]);
  });

  test("a time that the clocks skip", () => {
    const open = { ...rules, windows: {}, weekdays: [1, 2, 3, 4, 5, 6, 7], quiet_from: "00:00", quiet_to: "00:00" };
    const plan = repair([draft("x", "2027-03-28", "02:30", "Night owls")], { rules: open, channels: ["x"] });
    expect(times(plan)).toEqual(["x 2027-03-28 03:00"]);
    expect(plan.repairs).toEqual(["Moved “Night owls” (X post) from Sun 28 Mar, 02:30 to 03:00: 02:30 does not exist that day"]);
  });

  test("what has gone by, while there is time left", () => {
    const plan = repair([draft("x", "2027-03-02", "10:00")], { channels: ["x"], now: Date.parse("2027-03-17T12:00:00Z") });
    expect(times(plan)).toEqual(["x 2027-03-18 10:00"]);
  });

  test("nothing for having gone by once the campaign is over", () => {
    const plan = repair(good, { now: Date.parse("2027-06-01T00:00:00Z") });
    expect(plan.repairs).toEqual([]);
    expect(times(plan)).toEqual(times(repair(good)));
  });
});

describe("what is added and dropped", () => {
  test("a channel without a post gets one", () => {
    const plan = repair(good.slice(0, 2));
    expect(plan.posts.map((one) => one.channel).sort()).toEqual(["email", "linkedin", "x"]);
    expect(plan.repairs).toEqual(["Added a post on Thu 4 Mar, 10:00 for Email newsletter, which had none"]);
  });

  test("a channel that takes no part loses its posts", () => {
    const plan = repair([...good, draft("fax", "2027-03-02", "10:00", "By fax")]);
    expect(plan.repairs).toEqual(["Dropped “By fax”: fax is not a channel of this campaign"]);
  });

  test("the code of a channel may come in capitals", () => {
    expect(repair([...good.slice(1), draft(" LinkedIn ", "2027-03-02", "09:30")]).repairs).toEqual([]);
  });

  test("posts beyond the number a week are dropped, the latest of the week", () => {
    const week = ["2027-03-15", "2027-03-16", "2027-03-17", "2027-03-18"].map((date) => draft("x", date, "09:00", date));
    const plan = repair(week, { channels: ["x"] });
    expect(plan.posts.map((one) => one.title)).toEqual(["2027-03-15", "2027-03-16", "2027-03-17"]);
    expect(plan.repairs).toEqual(["Dropped “2027-03-18” (X post): its channel has 3 in the week of Mon 15 Mar already, at most 3 a week"]);
  });

  test("a channel's own number a week goes before that of all", () => {
    const week = ["2027-03-15", "2027-03-16", "2027-03-17"].map((date) => draft("x", date, "09:00", date));
    const own = { ...rules, channel_posts_per_week: { x: 1, linkedin: 5 } };
    expect(repair(week, { channels: ["x"], rules: own }).posts.map((one) => one.title)).toEqual(["2027-03-15"]);
  });

  test("0 a week sets no bound", () => {
    const week = ["2027-03-15", "2027-03-16", "2027-03-17", "2027-03-18"].map((date) => draft("x", date, "09:00"));
    expect(repair(week, { channels: ["x"], rules: { ...rules, posts_per_week: 0 } }).posts).toHaveLength(4);
  });

  test("a further post without room near its day is dropped", () => {
    const over = { from: "2027-03-02", to: "2027-03-02", channels: ["x"] };
    const plan = repair([draft("x", "2027-03-02", "09:00", "One"), draft("x", "2027-03-02", "11:00", "Two")], over);
    expect(plan.posts.map((one) => one.title)).toEqual(["One"]);
    expect(plan.repairs).toEqual([
      "Dropped “Two” (X post): no time is free near Tue 2 Mar, 11:00; 2 h after the X post at 09:00; at least 24 h apart",
    ]);
  });
});

describe("a channel's first post always finds a place", () => {
  test("with the least conflict on a day too short for all", () => {
    const channels = ["linkedin", "x", "email", "blog"];
    const plan = repair([], { from: "2027-03-02", to: "2027-03-02", channels, rules: { ...rules, posts_per_day: 4 } });
    expect(plan.posts.map((one) => one.channel).sort()).toEqual([...channels].sort());
    expect(findConflicts(plan.posts, { ...frame, channels }).filter((one) => one.kind !== "day_full")).toEqual([]);
  });

  test("and says where nothing was free", () => {
    const plan = repair([], { from: "2027-03-01", to: "2027-03-01", channels: ["email"] });
    expect(plan.posts).toHaveLength(1);
    expect(plan.repairs.at(-1)).toBe(
      "No free time was left for “Email newsletter” (Email newsletter); it is planned for Mon 1 Mar, 10:00: Mon is outside the Email newsletter window Tue and Thu 09:30–10:30",
    );
  });

  test("one that was placed before makes room when nothing else helps", () => {
    const window = (from: string, to: string) => [{ weekdays: [2], from, to }];
    const windows = { one: window("09:00", "10:00"), two: window("09:30", "10:30") };
    const over = { from: "2027-03-02", to: "2027-03-02", channels: ["one", "two"], rules: { ...rules, windows } };
    const plan = repair([], over);
    expect(times(plan)).toEqual(["one 2027-03-02 09:00", "two 2027-03-02 10:00"]);
    expect(plan.repairs).toHaveLength(2);
  });

  test("of two bad places the one farther from other posts", () => {
    const windows = { x: [{ weekdays: [2], from: "09:15", to: "10:45" }] };
    const over = { from: "2027-03-02", to: "2027-03-02", channels: ["x"], rules: { ...rules, windows } };
    const plan = repair([draft("x", "2027-03-02", "10:15")], over, [post("k", "press", "2027-03-02 10:00")]);
    expect(times(plan)).toContain("x 2027-03-02 10:45");
  });

  test("another post makes room when that helps", () => {
    // The blog has only an hour, in which the post on X stands; X could stand anywhere in the morning.
    const over = { from: "2027-03-02", to: "2027-03-02", channels: ["x", "blog"] };
    const plan = repair([draft("x", "2027-03-02", "09:30", "Flexible"), draft("blog", "2027-03-02", "09:30", "Narrow")], over);
    expect(findConflicts(plan.posts, { ...frame, ...over })).toEqual([]);
    expect(plan.repairs.some((note) => note.includes("“Flexible”"))).toBe(true);
  });

  test("the lead channel chooses before the others", () => {
    const over = { from: "2027-03-02", to: "2027-03-02", channels: ["email", "x"], rules: { ...rules, gap_any_channel_minutes: 600 } };
    const led = repair([], { ...over, rules: { ...over.rules, lead_channel: "x" } });
    expect(
      findConflicts(
        led.posts.filter((one) => one.channel === "x"),
        frame,
      ),
    ).toEqual([]);
    expect(led.posts.find((one) => one.channel === "x")?.time).toBe("10:00");
  });
});

test("a channel without a window on any day with posts is planned on such a day, at another hour", () => {
  const plan = repair([draft("x", "2027-03-03", "09:30"), draft("email", "2027-03-03", "12:00")], {
    channels: ["x", "email"],
    rules: { ...rules, weekdays: [7], posts_per_day: 1 },
  });
  expect(plan.posts.map((one) => new Date(`${one.date}T12:00:00Z`).getUTCDay())).toEqual([0, 0]);
});

describe("fixed posts", () => {
  test("are never moved, and count for their channel", () => {
    const fixed = [post("k", "x", "2027-03-13 23:00", { locked: true })];
    const plan = repair(
      good.filter((one) => one.channel !== "x"),
      {},
      fixed,
    );
    expect(plan.posts).toContainEqual(fixed[0]);
    expect(plan.posts.filter((one) => one.channel === "x")).toHaveLength(1);
    expect(plan.repairs).toEqual([]);
  });

  test("stand for the nearest draft of their channel, so that planning again brings none twice", () => {
    const before = repair([...good, draft("x", "2027-03-17", "09:30")]).posts.map((one) => ({ ...one, locked: true }));
    expect(repair([...good, draft("x", "2027-03-18", "10:00")], {}, before).posts).toEqual(before);
    const first = before.filter((one) => one.date === "2027-03-03");
    const again = repair([...good, draft("x", "2027-03-17", "09:30")], {}, first);
    expect(times(again).filter((line) => line.startsWith("x "))).toEqual(["x 2027-03-03 09:30", "x 2027-03-17 09:30"]);
  });

  test("take their place from new ones", () => {
    const fixed = [post("k", "email", "2027-03-02 09:30", { status: "confirmed" })];
    const plan = repair(good.slice(0, 2), {}, fixed);
    expect(plan.posts.find((one) => one.channel === "linkedin")?.time).toBe("10:30");
  });

  test("that were skipped take none, and their channel is planned", () => {
    const fixed = [post("k", "email", "2027-03-02 09:30", { status: "skipped" })];
    const plan = repair(good.slice(0, 2), {}, fixed);
    expect(plan.posts.filter((one) => one.channel === "email")).toHaveLength(2);
    expect(times(plan)).toContain("linkedin 2027-03-02 09:30");
  });
});

test("titles and texts of any kind become ones that can be stored", () => {
  const wild = { ...draft("x", "2027-03-02", "09:30", `a\nb\u202e${"x".repeat(300)}`), angle: "é".repeat(900), reason: "\u0000" };
  const plan = repair([wild, draft("x", "2027-03-03", "09:30", " \u200b ")], { channels: ["x"] });
  expect(schedulePlanSchema.safeParse(plan).error).toBeUndefined();
  expect(plan.posts[1]?.title).toBe("X post");
});

const channelPool = ["linkedin", "x", "email", "blog", "sms", "extra"];
const anyDraft = fc
  .record({
    channel: fc.constantFrom(...channelPool, "fax"),
    day: fc.integer({ min: -10, max: 60 }),
    minute: fc.integer({ min: 0, max: 1_439 }),
    title: fc.string({ unit: "binary", maxLength: 20 }),
  })
  .map(({ channel, day, minute, title }) => ({ ...draft(channel, addDays("2027-03-01", day), timeOf(minute)), title }));
const anyFrame = fc
  .record({
    from: fc.integer({ min: 0, max: 20 }),
    days: fc.integer({ min: 0, max: 40 }),
    channels: fc.subarray(channelPool, { minLength: 1 }),
    perWeek: fc.integer({ min: 0, max: 5 }),
    own: fc.dictionary(fc.constantFrom("linkedin", "x", "email"), fc.integer({ min: 1, max: 4 })),
    perDay: fc.integer({ min: 1, max: 4 }),
    gap: fc.constantFrom(0, 30, 60, 240),
    zone: fc.constantFrom("Europe/Copenhagen", "Asia/Kathmandu", "America/New_York"),
    now: fc.integer({ min: -20, max: 70 }),
  })
  .map(({ from, days, channels, perWeek, own: channel_posts_per_week, perDay, gap, zone, now }): ScheduleFrame => {
    const start = addDays("2027-03-01", from);
    const own: SchedulerRules = {
      ...rules,
      channel_posts_per_week,
      posts_per_week: perWeek,
      posts_per_day: perDay,
      gap_any_channel_minutes: gap,
    };
    const at = Date.parse(`${addDays("2027-03-01", now)}T12:00:00Z`);
    return { ...frame, from: start, to: addDays(start, days), channels, rules: own, time_zone: zone, now: at };
  });
/** Long enough, and with so few posts, that there is room for all. */
const roomyFrame = anyFrame.map((one) => ({ ...one, to: addDays(one.from, 42), now: Date.parse("2027-01-01T00:00:00Z") }));
const drafts = fc.array(anyDraft, { maxLength: 25 });

describe("for any drafts and frame", () => {
  test("every channel is planned, inside the campaign, in a plan that can be stored", () => {
    fc.assert(
      fc.property(drafts, anyFrame, (wishes, one) => {
        const plan = repairSchedule(wishes, one, counter());
        expect(schedulePlanSchema.safeParse(plan).error).toBeUndefined();
        expect(new Set(plan.posts.map(({ channel }) => channel))).toEqual(new Set(one.channels));
        for (const { date } of plan.posts) expect(date >= one.from && date <= one.to).toBe(true);
      }),
    );
  });

  test("the same drafts give the same plan", () => {
    fc.assert(
      fc.property(drafts, anyFrame, (wishes, one) => {
        expect(repairSchedule(wishes, one, counter())).toEqual(repairSchedule(wishes, one, counter()));
      }),
    );
  });

  test("where there is room nothing is left in conflict", () => {
    fc.assert(
      fc.property(drafts, roomyFrame, (wishes, one) => {
        expect(findConflicts(repairSchedule(wishes, one, counter()).posts, one)).toEqual([]);
      }),
    );
  });

  test("where there is room repairing twice changes nothing more", () => {
    fc.assert(
      fc.property(drafts, roomyFrame, (wishes, one) => {
        const once = repairSchedule(wishes, one, counter());
        expect(repairSchedule(once.posts, one, counter())).toEqual({ ...once, repairs: [] });
      }),
    );
  });

  test("fixed posts come back untouched", () => {
    const fixed = fc
      .array(anyDraft, { maxLength: 6 })
      .map((list) => list.map((one, at) => post(`k${at}`, one.channel, `${one.date} ${one.time}`)));
    fc.assert(
      fc.property(drafts, anyFrame, fixed, (wishes, one, fixed) => {
        const { posts } = repairSchedule(wishes, one, counter(), fixed);
        for (const each of fixed) expect(posts).toContainEqual(each);
        expect(posts.length).toBeGreaterThanOrEqual(fixed.length);
      }),
    );
  });

  test("no channel has more a week than allowed", () => {
    fc.assert(
      fc.property(drafts, anyFrame, (wishes, one) => {
        const limitOf = (channel: string) =>
          one.rules.channel_posts_per_week?.[channel] ?? (one.rules.posts_per_week || Number.POSITIVE_INFINITY);
        const perWeek = Map.groupBy(repairSchedule(wishes, one, counter()).posts, ({ channel, date }) => {
          const days = Math.floor((Date.parse(date) / 86_400_000 + 3) / 7);
          return `${channel} ${days}`;
        });
        for (const [key, posts] of perWeek) expect(posts.length).toBeLessThanOrEqual(limitOf(key.split(" ")[0] ?? ""));
      }),
    );
  });
});

describe("the channel that is to lead", () => {
  const leading = (drafts: Parameters<typeof repair>[0], changes: Parameters<typeof repair>[1] = {}, fixed: SchedulePost[] = []) =>
    repairSchedule(drafts, { ...frame, ...changes, rules: { ...rules, ...changes.rules, lead_channel: "linkedin" } }, counter(), fixed);

  test("comes out before those that were planned earlier", () => {
    const plan = leading([
      draft("x", "2027-03-02", "10:00"),
      draft("linkedin", "2027-03-11", "10:00"),
      draft("email", "2027-03-04", "10:00"),
    ]);
    expect(plan.posts.map((one) => `${one.channel} ${one.date}`)).toEqual(["linkedin 2027-03-02", "x 2027-03-02", "email 2027-03-04"]);
    expect(plan.repairs.join("\n")).toContain("it comes before the other channels");
  });

  test("is waited for where it has no earlier time", () => {
    // LinkedIn posts from Tuesday, X from Monday.
    const plan = leading([draft("x", "2027-03-01", "09:00"), draft("linkedin", "2027-03-02", "09:00")], { channels: ["linkedin", "x"] });
    expect(plan.posts.map((one) => `${one.channel} ${one.date}`)).toEqual(["linkedin 2027-03-02", "x 2027-03-02"]);
    expect(plan.repairs).toEqual([
      expect.stringMatching(/^Moved “x” \(X post\) from Mon 1 Mar, 09:00 to .*: the LinkedIn post comes first$/),
    ]);
  });

  test("does not lead where a post that stays comes before it, and the plan says so", () => {
    const stays = post("k", "x", "2027-03-01 09:00", { locked: true });
    const plan = leading([draft("linkedin", "2027-03-02", "09:00")], { channels: ["linkedin", "x"] }, [stays]);
    expect(plan.repairs[0]).toBe("LinkedIn post does not come first: “x” (X post) on Mon 1 Mar, 09:00 stays where it is");
  });

  test("does not lead where it has no time for weeks, and the plan says so", () => {
    const late = {
      windows: { ...rules.windows, linkedin: [{ weekdays: [5], from: "09:00", to: "10:00" }] },
      blackout_dates: ["2027-03-05", "2027-03-12"],
    };
    const plan = leading([draft("x", "2027-03-01", "09:00")], { channels: ["linkedin", "x"], rules: { ...rules, ...late } });
    expect(plan.posts.map((one) => one.channel)).toEqual(["x", "linkedin"]);
    expect(plan.repairs[0]).toMatch(
      /^LinkedIn post does not come first: it had no free time near “x” \(X post\) on Mon 1 Mar, 09:00, and is planned for Fri 19 Mar/,
    );
  });

  test("leads wherever there is room, with nothing in conflict, and repairing again changes nothing", () => {
    fc.assert(
      fc.property(drafts, roomyFrame, (wishes, one) => {
        const lead = one.channels[0] ?? "";
        const own = { ...one, rules: { ...one.rules, lead_channel: lead } };
        const plan = repairSchedule(wishes, own, counter());
        const [first] = plan.posts;
        const when = (item: SchedulePost | undefined) => `${item?.date} ${item?.time}`;
        expect(when(plan.posts.find((item) => item.channel === lead))).toBe(when(first));
        expect(findConflicts(plan.posts, own)).toEqual([]);
        expect(repairSchedule(plan.posts, own, counter())).toEqual({ ...plan, repairs: [] });
      }),
      { numRuns: 25 },
    );
  });
});

test("a post that nobody gave a title is called as its piece is", () => {
  const titles = { email: "Der Kessel, der kaputtgehen darf" };
  const plan = repair([draft("x", "2027-03-02", "09:30", " ")], { channels: ["x", "email"], titles });
  expect(plan.posts.map((one) => one.title).sort()).toEqual(["Der Kessel, der kaputtgehen darf", "X post"]);
});

/** Rules that nobody would set on purpose: no day, quiet all day, windows of a minute or past midnight, everything ruled out. */
const oddRules = fc.record({
  posts_per_week: fc.integer({ min: 0, max: 2 }),
  posts_per_day: fc.integer({ min: 1, max: 2 }),
  gap_same_channel_minutes: fc.constantFrom(0, 1_440, 20_160),
  gap_any_channel_minutes: fc.constantFrom(0, 240, 1_440),
  weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  windows: fc.dictionary(
    fc.constantFrom(...channelPool),
    fc.array(
      fc.record({
        weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
        from: fc.constantFrom("00:00", "09:00", "22:00", "23:59"),
        to: fc.constantFrom("00:01", "09:01", "02:00", "23:59"),
      }),
      { maxLength: 2 },
    ),
  ),
  quiet_from: fc.constantFrom("00:00", "12:00", "21:00"),
  quiet_to: fc.constantFrom("00:00", "11:59", "07:00"),
  blackout_dates: fc.array(
    fc.integer({ min: 0, max: 60 }).map((day) => addDays("2027-03-01", day)),
    { maxLength: 40 },
  ),
  lead_channel: fc.constantFrom(null, ...channelPool),
  stagger_languages_minutes: fc.constant(0),
});

test("however odd the rules are, every channel is planned, the plan can be stored, and the lead channel leads or it is said why not", () => {
  const fixed = fc
    .array(anyDraft, { maxLength: 3 })
    .map((list) => list.map((one, at) => post(`k${at}`, one.channel, `${one.date} ${one.time}`, { locked: true })));
  const seen = { plans: 0, led: 0, said: 0 };
  fc.assert(
    fc.property(fc.array(anyDraft, { maxLength: 12 }), anyFrame, oddRules, fixed, (wishes, one, odd, fixed) => {
      const plan = repairSchedule(wishes, { ...one, rules: odd }, counter(), fixed);
      expect(schedulePlanSchema.safeParse(plan).error).toBeUndefined();
      expect(plan.posts.map(({ channel }) => channel)).toEqual(expect.arrayContaining([...one.channels]));
      for (const { date, locked } of plan.posts) expect(locked || (date >= one.from && date <= one.to)).toBe(true);
      const when = (item: SchedulePost) => `${item.date} ${item.time}`;
      const [own] = plan.posts.filter((item) => item.channel === odd.lead_channel).map(when);
      seen.plans += 1;
      if (own === undefined) return;
      if (plan.posts.every((item) => when(item) >= own)) seen.led += 1;
      else {
        expect(plan.repairs[0]).toContain("does not come first");
        seen.said += 1;
      }
    }),
    { numRuns: 30 },
  );
  console.info(`of ${seen.plans} odd plans the lead channel led in ${seen.led}, and ${seen.said} say why not`);
});
