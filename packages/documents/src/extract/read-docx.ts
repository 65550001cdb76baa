import { AppError } from "@copydesk/contracts";
import mammoth from "mammoth";
import type { DecodedText } from "./decode-text.ts";
import { withListNumbers } from "./docx-list-numbers.ts";
import { htmlToText } from "./html-to-text.ts";
import { prepareDocx } from "./prepare-docx.ts";

/** Text of a Word document whose archive has been checked. Pictures, footnotes and what is hidden or struck out are left out, and nothing outside is opened. */
export async function readDocx(bytes: Buffer): Promise<DecodedText> {
  const prepared = await prepareDocx(bytes);
  let pictures = 0;
  const options = {
    styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"],
    includeEmbeddedStyleMap: false,
    externalFileAccess: false,
    convertImage: mammoth.images.imgElement(async () => {
      pictures += 1;
      return { src: "" };
    }),
  };
  const html = await mammoth.convertToHtml({ buffer: prepared.bytes }, options).then(
    ({ value }) => value,
    (cause: unknown) => {
      throw new AppError("RULE_BROKEN", "This Word document is damaged and cannot be opened. Save it again and try once more.", { cause });
    },
  );
  const notes = pictures === 0 ? [] : [pictures === 1 ? "A picture was left out." : `${pictures} pictures were left out.`];
  return { text: htmlToText(withBoxes(withListNumbers(html))).text, notes: [...prepared.notes, ...notes] };
}

/** Boxes to tick, as they stand in a form. */
const withBoxes = (html: string): string =>
  html.replaceAll('<input type="checkbox" checked="checked" />', "☒").replaceAll('<input type="checkbox" />', "☐");
