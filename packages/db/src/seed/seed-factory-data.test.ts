import {
  type Attribute,
  attributeSchema,
  campaignBriefSchema,
  capabilitiesSchema,
  countGraphemes,
  emojiUses,
  extractPlaceholders,
  fieldSpecSchema,
  grammaticalPersons,
  name as nameSchema,
  parametersSchema,
  promptVariables,
  schedulerRulesSchema,
  systemRoles,
  text as textSchema,
  validatePlaceholders,
} from "@copydesk/contracts";
import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../open.ts";
import * as schema from "../schema/index.ts";
import { createTestDatabase } from "../testing.ts";
import { seedFactoryData } from "./seed-factory-data.ts";

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});

const channels = () => db.select().from(schema.channels).orderBy(asc(schema.channels.position));
const configurations = () => db.select().from(schema.configurations);

describe("channels", () => {
  // Part, unit and bounds of every channel, as the domain's table has them.
  const limits: Record<string, Record<string, object>> = {
    linkedin: { body: { unit: "utf16", max: 3000 }, hashtags: { countMin: 3, countMax: 5 } },
    x: { body: { unit: "x_weighted", max: 280 }, hashtags: { countMin: 1, countMax: 2 }, thread: { required: false, countMax: 8 } },
    facebook: { body: { unit: "utf16", max: 5000, warnOver: 500 } },
    instagram: { caption: { unit: "utf16", max: 2200 }, hashtags: { countMax: 5 }, alt_text: { max: 1000 } },
    tiktok: { hook: { required: true }, caption: { unit: "utf16", max: 2200 }, script: { unit: "words", max: 150 } },
    youtube: { title: { unit: "utf16", max: 100 }, description: { max: 5000 }, tags: { totalMax: 500 } },
    threads: { body: { unit: "utf8_bytes", max: 500 } },
    email: {
      subject: { unit: "graphemes", max: 60 },
      preheader: { min: 40, max: 130 },
      body: { unit: "words", min: 150, max: 600, format: "markdown" },
      button: { max: 30 },
    },
    blog: {
      seo_title: { unit: "graphemes", max: 60 },
      meta_description: { max: 160 },
      h1: { max: 100 },
      body: { unit: "words", min: 800, max: 1500, format: "markdown" },
      excerpt: { max: 300 },
    },
    press: {
      headline: { unit: "graphemes", max: 100 },
      subhead: { max: 150 },
      dateline: {},
      body: { unit: "words", min: 300, max: 600 },
      quote: {},
      boilerplate: {},
      contact: {},
    },
    google_ads: {
      headlines: { unit: "double_width", max: 30, countMin: 3, countMax: 15 },
      descriptions: { max: 90, countMin: 2, countMax: 4 },
      paths: { max: 15, countMax: 2 },
    },
    sms: { text: { unit: "sms", max: 306 }, opt_out: { unit: "sms" } },
  };

  test("are the twelve of the domain, in its order", async () => {
    expect((await channels()).map((one) => one.code)).toEqual(Object.keys(limits));
  });

  test.each(Object.entries(limits))("%s has the parts and limits of the domain's table", async (code, parts) => {
    const channel = (await channels()).find((one) => one.code === code);
    expect(channel?.fields.map((field) => field.key)).toEqual(Object.keys(parts));
    for (const [key, bounds] of Object.entries(parts)) expect(channel?.fields.find((one) => one.key === key)).toMatchObject(bounds);
  });

  test("are what a channel may be", async () => {
    for (const channel of await channels()) {
      nameSchema("Name", 60).parse(channel.name);
      textSchema("Description", { min: 1, max: 500 }).parse(channel.description);
      expect(channel).toMatchObject({ status: "active", icon: channel.code, limits_checked_on: "2026-11-21" });
      for (const field of channel.fields) fieldSpecSchema.parse(field);
      for (const attribute of channel.attributes) attributeSchema.parse(attribute);
      parametersSchema.parse(channel.parameters);
      expect(new Set(channel.attributes.map((one) => one.key)).size).toBe(channel.attributes.length);
    }
  });

  test("every preset of a choice is one of its options", async () => {
    const all = [...(await channels()), ...(await configurations())].flatMap((one) => one.attributes);
    for (const one of all.filter((attribute) => attribute.type === "select")) expect(one.options).toContain(one.default);
  });
});

describe("prompts", () => {
  const known = (attributes: readonly Attribute[]) => [...promptVariables, ...attributes.map((one) => one.key)];
  const prompts = async () => [...(await channels()), ...(await configurations())];

  test("use only variables that exist", async () => {
    for (const one of await prompts()) {
      for (const prompt of [one.system_prompt, one.user_prompt]) expect(validatePlaceholders(prompt, known(one.attributes))).toEqual([]);
    }
  });

  test("a variable that does not exist would be noticed", () => {
    expect(validatePlaceholders("{{#campain_name}}", known([]))).toHaveLength(1);
  });

  test("hold no tags of their own and are short enough to be edited", async () => {
    for (const one of await prompts()) {
      for (const prompt of [one.system_prompt, one.user_prompt]) {
        expect(prompt).not.toMatch(/<\/?(material|answer)/);
        expect(countGraphemes(prompt)).toBeLessThanOrEqual(20_000);
      }
    }
  });

  test("of all channels begin alike, up to the channel's own part", async () => {
    const all = await channels();
    expect(new Set(all.map((one) => one.system_prompt)).size).toBe(1);
    expect(all[0]?.system_prompt).not.toContain("{{#");
    const shared = all.map((one) => one.user_prompt.split("# This piece")[0]);
    expect(new Set(shared).size).toBe(1);
    for (const name of ["main_story", "objectives", "brief_settings", "voice"]) expect(shared[0]).toContain(`{{#${name}}}`);
  });

  test("say what every text of a campaign shares first, and what belongs to a language last", async () => {
    for (const one of await channels()) {
      const places = [
        "main_story",
        "brief_settings",
        "voice",
        "channel",
        "channel_limits",
        "attributes",
        "style_guide",
        "examples",
        "outline",
        "language",
      ];
      expect(places.map((name) => one.user_prompt.indexOf(`{{#${name}}}`))).toEqual(
        places.map((name) => one.user_prompt.indexOf(`{{#${name}}}`)).sort((a, b) => a - b),
      );
    }
  });

  test("of outline and schedule hold what these are made from", async () => {
    const [outline, scheduler] = await configurations();
    expect(extractPlaceholders(outline?.user_prompt ?? "")).toEqual(expect.arrayContaining(["main_story", "primary_outline", "sections"]));
    expect(extractPlaceholders(scheduler?.user_prompt ?? "")).toEqual(
      expect.arrayContaining(["content", "schedule_window", "time_zone", "today"]),
    );
  });
});

describe("schedule rules", () => {
  const days = { "Tue–Thu": [2, 3, 4], "Mon–Fri": [1, 2, 3, 4, 5], "Mon–Thu": [1, 2, 3, 4], "Thu–Sat": [4, 5, 6], "Tue Thu": [2, 4] };
  test.each([
    ["linkedin", days["Tue–Thu"], "09:00", "11:00"],
    ["x", days["Mon–Fri"], "08:30", "12:00"],
    ["facebook", days["Mon–Thu"], "09:00", "13:00"],
    ["instagram", days["Mon–Fri"], "11:00", "14:00"],
    ["tiktok", days["Tue–Thu"], "16:00", "19:00"],
    ["youtube", days["Thu–Sat"], "15:00", "18:00"],
    ["email", days["Tue Thu"], "09:30", "10:30"],
    ["press", days["Tue–Thu"], "08:00", "10:00"],
    ["blog", days["Tue–Thu"], "09:00", "10:00"],
    ["sms", [1, 2, 3, 4, 5, 6], "10:00", "18:00"],
    ["threads", [1, 2, 3, 4, 5], "08:00", "12:00"],
    ["google_ads", [1, 2, 3, 4], "09:00", "11:00"],
  ])("%s goes out in its window", async (channel, weekdays, from, to) => {
    const [row] = await db.select().from(schema.configurations).where(eq(schema.configurations.kind, "scheduler"));
    expect(row?.rules?.windows[channel]).toEqual([{ weekdays, from, to }]);
  });

  test("know a window for every channel", async () => {
    const [row] = await db.select().from(schema.configurations).where(eq(schema.configurations.kind, "scheduler"));
    const codes = (await db.select({ code: schema.channels.code }).from(schema.channels)).map((channel) => channel.code);
    expect(Object.keys(row?.rules?.windows ?? {}).sort()).toEqual(codes.sort());
  });

  test("are what rules may be", async () => {
    const [row] = await db.select().from(schema.configurations).where(eq(schema.configurations.kind, "scheduler"));
    expect(schedulerRulesSchema.parse(row?.rules)).toMatchObject({
      posts_per_day: 3,
      gap_same_channel_minutes: 1440,
      gap_any_channel_minutes: 60,
      quiet_from: "21:00",
      quiet_to: "07:00",
    });
    for (const attribute of (await configurations()).flatMap((one) => one.attributes)) attributeSchema.parse(attribute);
  });
});

test("languages stand in the domain's order, six of them in use", async () => {
  const rows = await db.select().from(schema.languages).orderBy(asc(schema.languages.position));
  const codes = "en de fr es ar ja en-GB es-MX pt-BR pt-PT it nl pl sv da cs ro tr uk he hi zh-Hans zh-Hant ko th vi id el fi nb hu fa ur";
  expect(rows.map((one) => one.code).join(" ")).toBe(codes);
  expect(rows.filter((one) => one.status === "active").map((one) => one.code)).toEqual(["en", "de", "fr", "es", "ar", "ja"]);
  expect(rows.filter((one) => one.is_default).map((one) => one.code)).toEqual(["en"]);
  expect(rows.filter((one) => one.direction === "rtl").map((one) => one.code)).toEqual(["ar", "he", "fa", "ur"]);
  expect(rows.filter((one) => !one.word_spacing).map((one) => one.code)).toEqual(["ja", "zh-Hans", "zh-Hant", "th"]);
  for (const one of rows) {
    expect(Intl.getCanonicalLocales(one.code)).toEqual([one.code]);
    expect(one.formality_note).not.toBe("");
  }
});

test("the voice has a guide for every language in use, and English one of its own for LinkedIn", async () => {
  const [voice] = await db.select().from(schema.voices);
  expect(voice).toMatchObject({ name: "Warm expert", status: "active", is_default: true });
  textSchema("Description", { min: 1, max: 1000 }).parse(voice?.description);
  const rows = await db
    .select({ guide: schema.style_guides, code: schema.languages.code })
    .from(schema.style_guides)
    .innerJoin(schema.languages, eq(schema.languages.id, schema.style_guides.language_id));
  const catchAll = rows.filter((one) => one.guide.position === 0);
  expect(catchAll.map((one) => one.code).sort()).toEqual(["ar", "de", "en", "es", "fr", "ja"]);
  for (const { guide } of catchAll) expect(guide.channel_ids).toEqual([]);
  const linkedin = (await channels()).find((one) => one.code === "linkedin")?.id;
  const own = rows.filter((one) => one.guide.position > 0);
  expect(own.map((one) => [one.code, one.guide.channel_ids])).toEqual([["en", [linkedin]]]);
});

test("style guides keep to the bounds of a guide", async () => {
  for (const guide of await db.select().from(schema.style_guides)) {
    textSchema("Style guide", { min: 1, max: 10_000 }).parse(guide.markdown);
    expect([guide.do_rules.length, guide.dont_rules.length].every((count) => count > 0 && count <= 20)).toBe(true);
    expect(guide.banned_terms.length).toBeLessThanOrEqual(200);
    expect(guide.preferred_terms.length).toBeLessThanOrEqual(200);
    expect(grammaticalPersons).toContain(guide.person);
    expect(emojiUses).toContain(guide.emoji);
    expect(guide.tone_words).not.toEqual([]);
    // A guide that itself uses a word it bans would teach the wrong thing.
    for (const term of guide.banned_terms)
      expect(`${guide.markdown} ${guide.do_rules.join(" ")}`.toLowerCase()).not.toContain(term.toLowerCase());
  }
});

test("objectives are the nine of the domain, each with words for prompts", async () => {
  const rows = await db.select().from(schema.objectives).orderBy(asc(schema.objectives.position));
  expect(rows.map((one) => one.name)).toEqual([
    "Brand awareness",
    "Product launch",
    "Lead generation",
    "Event promotion",
    "Customer retention",
    "Education",
    "Recruitment",
    "Sales promotion",
    "Announcement",
  ]);
  for (const one of rows) {
    textSchema("Description", { min: 1, max: 500 }).parse(one.description);
    expect(one.call_to_action).not.toBe("");
  }
});

test("templates are briefs that the form accepts, with inputs in name and story", async () => {
  const rows = await db.select().from(schema.templates);
  expect(rows.map((one) => one.name)).toEqual(["Product launch", "Event", "Newsletter month", "Hiring drive"]);
  for (const { brief, span_days } of rows) {
    const whole = { ...brief, from_date: "2027-01-01", to_date: "2027-01-31", is_public: false, team_ids: [] };
    expect(campaignBriefSchema.parse(whole)).toMatchObject(brief);
    expect(extractPlaceholders(`${brief.name} ${brief.main_story}`).length).toBeGreaterThan(3);
    expect(span_days).toBeGreaterThan(0);
  }
});

test("the built-in writer is the default model and is free, not of unknown price", async () => {
  const rows = await db.select().from(schema.models);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    provider: "builtin",
    name: "Built-in writer",
    is_default_content: true,
    is_default_chat: true,
    price_in: 0,
    price_out: 0,
    price_cached: 0,
    currency: "EUR",
    has_api_key: false,
  });
  capabilitiesSchema.parse(rows[0]?.capabilities);
});

test("roles are those of the contracts; only the administrator's cannot be changed", async () => {
  const rows = await db.select().from(schema.roles);
  expect(rows.map(({ system_key, name, grants }) => ({ key: system_key, name, grants }))).toEqual(
    systemRoles.map(({ key, name, grants }) => ({ key, name, grants })),
  );
  expect(rows.filter((one) => one.is_system).map((one) => one.system_key)).toEqual(["administrator"]);
});

test("a second seed changes nothing, not even what was renamed or removed", async () => {
  const own = await createTestDatabase();
  await own.update(schema.objectives).set({ name: "Fame", name_folded: "fame" }).where(eq(schema.objectives.name, "Brand awareness"));
  await own.delete(schema.templates);
  await seedFactoryData(own, { now: new Date(), newId: () => crypto.randomUUID() });
  expect(await own.$count(schema.objectives)).toBe(9);
  expect(await own.$count(schema.templates)).toBe(0);
  expect(await own.$count(schema.languages)).toBe(33);
});
