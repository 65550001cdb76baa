import type { SchedulePlan } from "@copydesk/contracts";
import { inOrder, statusWords } from "../words.ts";
import type { Sheet, TextOptions } from "./sheet.ts";
import { body, meta, sectionTitle } from "./styles.ts";
import { type Column, writeTable } from "./table.ts";

const columns: readonly Column[] = [
  { title: "Day", share: 17 },
  { title: "Time", share: 9 },
  { title: "Channel", share: 20 },
  { title: "Post", share: 40 },
  { title: "Status", share: 14 },
];

const dayFormat = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", year: "2-digit", timeZone: "UTC" });

/** The planned posts in order of time, in the local time of the plan's zone. */
export function writeSchedule(
  sheet: Sheet,
  { plan, version, channels }: { plan: SchedulePlan; version: number; channels: ReadonlyMap<string, string> },
  options: TextOptions,
): void {
  sheet.gap(22);
  sheet.need(190);
  sheet.bookmark("Schedule", 1);
  sheet.write("Schedule", sectionTitle, { language: "en", leading: 1.3 });
  sheet.write(`Version ${version} · times in ${plan.time_zone}`, meta, { language: "en" });
  sheet.gap(4);
  const rows = inOrder(plan.posts).map((post) => [
    dayFormat.format(new Date(`${post.date}T00:00:00Z`)).replace(",", ""),
    post.time,
    channels.get(post.channel) ?? post.channel,
    post.angle ? `${post.title}\n${post.angle}` : post.title,
    statusWords(post.status),
  ]);
  writeTable(sheet, columns, rows, { language: options.language ?? "en", style: { ...body, size: 9 } });
}
