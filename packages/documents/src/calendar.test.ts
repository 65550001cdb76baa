import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { campaignCalendar } from "./calendar.ts";
import type { CampaignDocument } from "./document.ts";
import { sampleCampaign } from "./testing.ts";

const client = { internal: false };
const read = (document: CampaignDocument, options = client) =>
  new ICAL.Component(ICAL.parse(campaignCalendar(document, options))).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));

function withPost(change: Partial<NonNullable<CampaignDocument["languages"][0]["schedule"]>["plan"]["posts"][0]>): CampaignDocument {
  const document = sampleCampaign(["en"], ["LinkedIn post"]);
  const post = document.languages[0]?.schedule?.plan.posts[0];
  if (post) Object.assign(post, change);
  return document;
}

describe("the calendar, read by another program", () => {
  test("has every post of every language with its text", () => {
    const events = read(sampleCampaign(["en", "ar", "ja"]));
    expect(events).toHaveLength(6);
    expect(events.map((event) => event.summary)).toContain("الغلاية التي تتوقع أن تتعطل");
    expect(events[0]?.description).toMatch(/^LinkedIn post · English\n\n/);
    expect(events.at(-1)?.description).toContain("Subject:\n壊れることを見越したやかん\n\nBody:\n## 壊れる");
  });

  test("says times in UTC, on both sides of the change to summer time", () => {
    const start = (date: string) => read(withPost({ date, time: "09:30" }))[0]?.startDate.toString();
    expect(start("2026-03-28")).toBe("2026-03-28T08:30:00Z");
    expect(start("2026-03-30")).toBe("2026-03-30T07:30:00Z");
  });

  test("says the state of posts and the notes on them to colleagues alone", () => {
    const document = withPost({ notes: "Wait for the lawyers", status: "suggested" });
    expect(read(document)[0]?.description).not.toMatch(/lawyers|Suggested/);
    expect(read(document, { internal: true })[0]?.description).toMatch(/^LinkedIn post · English · Suggested\n[\s\S]*Wait for the lawyers/);
  });

  test("keeps ids from export to export, and what was made later is newer, whichever version is selected", () => {
    const document = sampleCampaign(["en"]);
    if (document.languages[0]?.schedule) document.languages[0].schedule.version = 7;
    const first = read(document);
    if (document.languages[0]?.schedule) document.languages[0].schedule.version = 2;
    document.generated_at = "2026-05-01T00:00:00.000Z";
    const second = read(document);
    expect(second.map((event) => event.uid)).toEqual(first.map((event) => event.uid));
    expect(second[0]?.sequence).toBeGreaterThan(first[0]?.sequence ?? Number.POSITIVE_INFINITY);
  });

  test("has ids that no other campaign has, whatever its posts are called", () => {
    const uids = (id: string) => read({ ...sampleCampaign(["en", "de"]), id }).map((event) => event.uid);
    expect(new Set([...uids("one"), ...uids("two")]).size).toBe(2 * uids("one").length);
  });

  test.each([
    ["suggested", "TENTATIVE"],
    ["confirmed", "CONFIRMED"],
    ["published", "CONFIRMED"],
    ["skipped", "CANCELLED"],
  ] as const)("shows %s as %s", (status, expected) => {
    expect(read(withPost({ status }))[0]?.component.getFirstPropertyValue("status")).toBe(expected);
  });

  test("a title cannot add lines of its own", () => {
    const events = read(withPost({ title: "Hi\r\nEND:VEVENT\r\nBEGIN:VEVENT; , \\ \u0007", id: "a\r\nUID:b" }));
    expect(events).toHaveLength(1);
    expect(events[0]?.summary).toContain("; , \\");
    expect(events[0]?.uid).toMatch(/^[0-9a-f]{32}@copydesk$/);
  });

  test("as a feed tells when to ask again, and each event where its text is", () => {
    const document = sampleCampaign(["ar"]);
    const address = "https://copy.example.com/campaigns/1";
    const feed = campaignCalendar(document, { internal: true, feedOf: address });
    expect(feed).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
    expect(feed).toContain("URL;VALUE=URI:https://copy.example.com/campaigns/1?language=ar");
    expect(campaignCalendar(document, client)).not.toMatch(/REFRESH-INTERVAL|campaigns\/1/);
  });

  test("no line is longer than 75 bytes", () => {
    const lines = campaignCalendar(sampleCampaign(["th", "zh-Hans", "en"]), client).split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  test("ends as the format asks, and its name is one line of text", () => {
    const file = campaignCalendar({ ...sampleCampaign(["en"]), name: '"Q1"; a,b \\n\rtwo' }, client);
    expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(file).toContain('\r\nX-WR-CALNAME:"Q1"\\; a\\,b \\\\n\\ntwo\r\n');
  });
});
