import type { Outline } from "@copydesk/contracts";
import { writePoints, writeSection } from "./brief.ts";
import type { Sheet, TextOptions } from "./sheet.ts";
import { body, chapterTitle, label, meta } from "./styles.ts";

export interface OutlinePage {
  outline: Outline;
  version: number | null;
  /** Names by channel code. */
  channels: ReadonlyMap<string, string>;
}

/** The outline of one language: titles of its parts in English, everything else as it was written. */
export function writeOutline(sheet: Sheet, { outline, version, channels }: OutlinePage, options: TextOptions): void {
  sheet.bookmark("Outline", 1);
  sheet.write(version === null ? "Outline" : `Outline, version ${version}`, meta, { language: "en" });
  sheet.write(outline.title, { ...chapterTitle, size: 18 }, { ...options, leading: 1.3 });
  sheet.gap(4);
  sheet.write(outline.summary, body, options);
  writeSection(sheet, "Audience", outline.audience, () => sheet.write(outline.audience, body, options));
  writeSection(sheet, "Key messages", outline.key_messages, () => writePoints(sheet, outline.key_messages, options));
  writeSection(sheet, "Sections", outline.sections, () => {
    for (const section of outline.sections) {
      sheet.need(body.size * 4);
      sheet.write(section.heading, { ...body, bold: true }, options);
      writePoints(sheet, section.points, options);
      sheet.gap(5);
    }
  });
  writeSection(sheet, "Call to action", outline.call_to_action, () => sheet.write(outline.call_to_action, body, options));
  writeSection(sheet, "Facts", outline.facts, () => writePoints(sheet, outline.facts, options));
  writeSection(sheet, "Angles by channel", outline.angles, () => {
    for (const { channel, angle } of outline.angles) {
      sheet.need(body.size * 4);
      sheet.write(channels.get(channel) ?? channel, label, { language: "en" });
      sheet.write(angle, body, options);
      sheet.gap(5);
    }
  });
}
