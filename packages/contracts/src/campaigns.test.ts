import { describe, expect, test } from "vitest";
import {
  type CampaignBriefInput,
  campaignBriefSchema,
  campaignListInput,
  draftValuesSchema,
  privacyOf,
  timeZoneSchema,
} from "./campaigns.ts";

const languages = (count: number, channels: number) =>
  Array.from({ length: count }, (_, at) => ({
    language_id: `l${at}`,
    channel_ids: Array.from({ length: channels }, (__, channel) => `c${channel}`),
  }));
const brief: CampaignBriefInput = {
  name: "The kettle built to be mended",
  main_story: "Norrbrook has made kettles in Aarhus since 1968. ".repeat(2),
  objective_ids: ["o1"],
  from_date: "2027-03-01",
  to_date: "2027-04-11",
  timezone: "Europe/Copenhagen",
  languages: languages(1, 2),
};
const problems = (over: Partial<Record<keyof CampaignBriefInput, unknown>>) =>
  campaignBriefSchema.safeParse({ ...brief, ...over }).error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];

test("a short brief is filled up with what is usual", () => {
  expect(campaignBriefSchema.parse(brief)).toMatchObject({
    description: "",
    own_objectives: [],
    voice_id: null,
    is_public: false,
    team_ids: [],
    generation_mode: "entire_campaign",
    content_schedule: true,
    links: [],
    tags: [],
  });
});

describe("bounds that are still good", () => {
  test.each([
    ["a name of 120 characters", { name: "é".repeat(120) }],
    ["a story of 50", { main_story: "a".repeat(50) }],
    ["a story of 20 000", { main_story: "a".repeat(20_000) }],
    ["one day", { to_date: "2027-03-01" }],
    ["730 days", { to_date: "2029-02-28" }],
    ["five objectives", { objective_ids: ["1", "2", "3", "4", "5"] }],
    ["only own objectives", { objective_ids: [], own_objectives: ["Be mended", "Be kept", "Be loved"] }],
    ["20 languages", { languages: languages(20, 15) }],
    ["300 pieces", { languages: languages(10, 30) }],
    ["a link with an international name", { links: ["https://müller.example/kessel"] }],
    ["the first and last day of the calendar", { from_date: "2099-12-31", to_date: "2099-12-31" }],
  ])("%s", (_, over) => expect(problems(over)).toEqual([]));
});

describe("what is refused, in words that help", () => {
  test.each([
    ["no name", { name: " " }, "name: Name is required"],
    ["a name too long", { name: "a".repeat(121) }, "name: Name must be 120 characters or fewer"],
    ["a description too long", { description: "a".repeat(501) }, "description: Description must be 500 characters or fewer"],
    ["a story too short", { main_story: "a".repeat(49) }, "main_story: Main story must be at least 50 characters"],
    ["a story too long", { main_story: "a".repeat(20_001) }, "main_story: Main story must be 20,000 characters or fewer"],
    ["no objective", { objective_ids: [] }, "objective_ids: Choose at least one objective"],
    ["six objectives", { objective_ids: ["1", "2", "3", "4", "5", "6"] }, "objective_ids: Choose five objectives or fewer"],
    ["four of one's own", { own_objectives: ["a", "b", "c", "d"] }, "own_objectives: Add three objectives of your own or fewer"],
    ["the end before the beginning", { to_date: "2027-02-28" }, "to_date: The last day cannot be before the first"],
    ["731 days", { to_date: "2029-03-01" }, "to_date: A campaign can last 730 days at most"],
    ["a day that is none", { from_date: "2027-02-29" }, "from_date: Use a date like 2026-03-09"],
    ["a day long ago", { from_date: "1899-12-31" }, "from_date: Choose a day between 1900-01-01 and 2099-12-31"],
    ["no language", { languages: [] }, "languages: Choose at least one language"],
    ["21 languages", { languages: languages(21, 1) }, "languages: Choose 20 languages or fewer"],
    [
      "a language without channels",
      { languages: [{ language_id: "l", channel_ids: [] }] },
      "languages.0.channel_ids: Choose at least one channel",
    ],
    ["31 channels", { languages: languages(1, 31) }, "languages.0.channel_ids: Choose 30 channels or fewer"],
    ["a language twice", { languages: [...languages(1, 1), ...languages(1, 1)] }, "languages: Each language can be chosen once"],
    [
      "a channel twice",
      { languages: [{ language_id: "l", channel_ids: ["c", "c"] }] },
      "languages: Each channel can be chosen once in a language",
    ],
    [
      "301 pieces",
      { languages: [...languages(10, 30), { language_id: "z", channel_ids: ["c"] }] },
      "languages: A campaign can have 300 pieces at most; this one has 301",
    ],
    ["a link of another kind", { links: ["ftp://example.com"] }, "links.0: Enter a web address that begins with http:// or https://"],
    ["a link that runs code", { links: ["javascript:alert(1)"] }, "links.0: Enter a web address that begins with http:// or https://"],
    ["no time zone", { timezone: "Mars/Olympus" }, "timezone: Choose a time zone"],
    ["a key message on two lines", { key_messages: ["a\nb"] }, "key_messages.0: Key message must be on one line"],
  ])("%s", (_, over, problem) => expect(problems(over)).toContain(problem));

  test("a field that nobody knows", () => expect(campaignBriefSchema.safeParse({ ...brief, owner_id: "me" }).success).toBe(false));
});

test.each([
  ["Europe/Copenhagen", true],
  ["Asia/Kathmandu", true],
  ["UTC", true],
  ["+02:00", false],
  ["", false],
  ["Copenhagen", false],
])("time zone %j: %s", (zone, isOne) => expect(timeZoneSchema.safeParse(zone).success).toBe(isOne));

test.each([
  [true, [], "public"],
  [true, ["t"], "public"],
  [false, ["t"], "shared"],
  [false, [], "private"],
] as const)("public %s with teams %j is %s", (is_public, team_ids, privacy) => expect(privacyOf({ is_public, team_ids })).toBe(privacy));

describe("a list of campaigns", () => {
  test("begins with the newest", () => {
    expect(campaignListInput.parse({})).toEqual({ search: "", ordering: "-updated_at", limit: 25, offset: 0, scope: "all" });
  });
  test("orders only by what is offered", () => {
    expect(campaignListInput.safeParse({ ordering: "owner.password_hash" }).success).toBe(false);
    expect(campaignListInput.safeParse({ ordering: "-name" }).success).toBe(true);
  });
  test.each([{ limit: 0 }, { limit: 101 }, { offset: -1 }, { status: "lost" }, { from: "soon" }, { search: "a".repeat(201) }])(
    "%j is refused",
    (query) => {
      expect(campaignListInput.safeParse(query).success).toBe(false);
    },
  );
});

test("a draft of a form keeps anything but a flood", () => {
  expect(draftValuesSchema.safeParse({ name: "", languages: [{ channel_ids: null }] }).success).toBe(true);
  expect(draftValuesSchema.safeParse({ story: "a".repeat(400_000) }).success).toBe(false);
});
