import type { Outline } from "@copydesk/contracts";
import { sectionsOf, writePoints } from "./brief.ts";
import { facts, type Setting } from "./setting.ts";
import type { Sheet } from "./sheet.ts";
import { body, chapterTitle, label, meta } from "./styles.ts";

export interface OutlinePage {
  outline: Outline;
  version: number | null;
  /** Names by channel code. */
  channels: ReadonlyMap<string, string>;
}

/** The outline of one language under the headings of that language. */
export function writeOutline(sheet: Sheet, { outline, version, channels }: OutlinePage, setting: Setting): void {
  const { heading, text, words, internal } = setting;
  const section = sectionsOf(sheet, setting);
  sheet.bookmark(words.outline, 1);
  sheet.write(facts(words.outline, internal && version !== null && `Version ${version}`), meta, heading);
  sheet.write(outline.title, { ...chapterTitle, size: 18 }, { ...text, leading: 1.3, tag: "H2" });
  sheet.gap(4);
  sheet.write(outline.summary, body, text);
  section(words.audience, outline.audience, () => sheet.write(outline.audience, body, text));
  section(words.messages, outline.key_messages, () => writePoints(sheet, outline.key_messages, text));
  section(words.sections, outline.sections, () => {
    for (const [at, { heading: title, points }] of outline.sections.entries()) {
      if (at > 0) sheet.gap(5);
      sheet.writeHeading(title, { ...body, bold: true }, { ...text, tag: "H3" });
      writePoints(sheet, points, text);
    }
  });
  section(words.action, outline.call_to_action, () => sheet.write(outline.call_to_action, body, text));
  section(words.facts, outline.facts, () => writePoints(sheet, outline.facts, text));
  section(words.angles, outline.angles, () => {
    for (const [at, { channel, angle }] of outline.angles.entries()) {
      if (at > 0) sheet.gap(5);
      sheet.writeHeading(channels.get(channel) ?? channel, label, { ...heading, tag: "H3" });
      sheet.write(angle, body, text);
    }
  });
}
