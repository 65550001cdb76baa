import type { CampaignDocument } from "../document.ts";
import { writeItem, writeMarkdown } from "./markdown.ts";
import type { Setting } from "./setting.ts";
import type { Sheet, TextOptions } from "./sheet.ts";
import { accent, body, chapterTitle, sectionTitle } from "./styles.ts";

/** The brief: the story and what the person asked for beside it. */
export function writeBrief(sheet: Sheet, document: CampaignDocument, setting: Setting): void {
  const { heading, words } = setting;
  const section = sectionsOf(sheet, setting);
  sheet.newPage();
  sheet.bookmark(words.brief, 0);
  sheet.write(words.brief, chapterTitle, { ...heading, tag: "H1" });
  section(words.story, document.main_story, () => writeMarkdown(sheet, document.main_story));
  section(words.audience, document.audience, () => sheet.write(document.audience, body));
  section(words.messages, document.key_messages, () => writePoints(sheet, document.key_messages));
  section(words.action, document.call_to_action, () => sheet.write(document.call_to_action, body));
  section(words.links, document.links, () => {
    for (const link of document.links) {
      const url = URL.parse(link);
      const style = url && /^https?:$/.test(url.protocol) ? { ...body, color: accent, link: url.href } : body;
      // An address keeps its own order, at the side where everything of the page stands.
      sheet.write(link, style, { direction: setting.rtl ? "rtl" : "ltr" });
    }
  });
}

/** Writes titled parts, left out when there is nothing to say. */
export function sectionsOf(sheet: Sheet, { heading }: Setting) {
  return (title: string, content: string | readonly unknown[], writeContent: () => void): void => {
    if (content.length === 0) return;
    sheet.gap(16);
    sheet.writeHeading(title, sectionTitle, { ...heading, leading: 1.3, tag: "H2" });
    sheet.gap(4);
    writeContent();
  };
}

export function writePoints(sheet: Sheet, points: readonly string[], options: TextOptions = {}): void {
  const indent = (options.indent ?? 0) + 16;
  sheet.within("L", () => {
    for (const point of points) {
      const direction = options.direction ?? (sheet.lay(point, body, options)[0]?.rtl ? "rtl" : "ltr");
      writeItem(sheet, "•", { ...options, direction, indent }, () => sheet.write(point, body, { ...options, direction, indent }));
      sheet.gap(2);
    }
  });
}
