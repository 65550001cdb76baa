import type { CampaignDocument } from "../document.ts";
import { writeItem, writeMarkdown } from "./markdown.ts";
import type { Sheet, TextOptions } from "./sheet.ts";
import { accent, body, chapterTitle, sectionTitle } from "./styles.ts";

/** The brief: the story and what the person asked for beside it. */
export function writeBrief(sheet: Sheet, document: CampaignDocument): void {
  sheet.newPage();
  sheet.bookmark("Brief", 0);
  sheet.write("Brief", chapterTitle, { language: "en" });
  writeSection(sheet, "Main story", document.main_story, () => writeMarkdown(sheet, document.main_story));
  writeSection(sheet, "Audience", document.audience, () => sheet.write(document.audience, body));
  writeSection(sheet, "Key messages", document.key_messages, () => writePoints(sheet, document.key_messages));
  writeSection(sheet, "Call to action", document.call_to_action, () => sheet.write(document.call_to_action, body));
  writeSection(sheet, "Links", document.links, () => {
    for (const link of document.links) {
      const url = URL.parse(link);
      sheet.write(link, url && /^https?:$/.test(url.protocol) ? { ...body, color: accent, link: url.href } : body, { direction: "ltr" });
    }
  });
}

/** A titled part, left out when there is nothing to say. */
export function writeSection(sheet: Sheet, title: string, content: string | readonly unknown[], writeContent: () => void): void {
  if (content.length === 0) return;
  sheet.gap(16);
  sheet.need(70);
  sheet.write(title, sectionTitle, { language: "en", leading: 1.3 });
  sheet.gap(4);
  writeContent();
}

export function writePoints(sheet: Sheet, points: readonly string[], options: TextOptions = {}): void {
  const indent = (options.indent ?? 0) + 16;
  for (const point of points) {
    const direction = options.direction ?? (sheet.lay(point, body, options)[0]?.rtl ? "rtl" : "ltr");
    writeItem(sheet, "•", { ...options, direction, indent }, () => sheet.write(point, body, { ...options, direction, indent }));
    sheet.gap(2);
  }
}
