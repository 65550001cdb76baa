import type { SchedulePlan } from "@copydesk/contracts";
import { inOrder, statusWords } from "../words.ts";
import { facts, type Setting } from "./setting.ts";
import type { Sheet } from "./sheet.ts";
import { body, meta, sectionTitle } from "./styles.ts";
import { writeTable } from "./table.ts";

/** The planned posts in order of time, in the local time of the plan's zone. */
export function writeSchedule(
  sheet: Sheet,
  { plan, version, channels }: { plan: SchedulePlan; version: number; channels: ReadonlyMap<string, string> },
  { heading, text, words, rtl, internal }: Setting,
): void {
  sheet.gap(22);
  sheet.need(190);
  sheet.bookmark(words.schedule, 1);
  sheet.write(words.schedule, sectionTitle, { ...heading, leading: 1.3, tag: "H2" });
  sheet.write(facts(internal && `Version ${version}`, `${words.timeZone}: ${plan.time_zone}`), meta, heading);
  sheet.gap(4);
  const columns = [
    { title: words.day, share: 17 },
    { title: words.time, share: 9 },
    { title: words.channel, share: 20 },
    { title: words.post, share: 40 },
    ...(internal ? [{ title: "Status", share: 14 }] : []),
  ];
  const rows = inOrder(plan.posts, internal).map((post) => [
    words.shortDay(post.date),
    post.time,
    channels.get(post.channel) ?? post.channel,
    [post.title, post.angle, internal && post.reason, internal && post.notes].filter(Boolean).join("\n"),
    ...(internal ? [[statusWords(post.status), post.locked && "Locked"].filter(Boolean).join("\n")] : []),
  ]);
  writeTable(sheet, columns, rows, {
    language: text.language ?? words.code,
    style: { ...body, size: 9 },
    header: heading,
    mirrored: rtl,
    ...(rtl ? { direction: "rtl" as const } : {}),
  });
}
