import { type DecodedText, decodeText } from "./decode-text.ts";
import { htmlToText } from "./html-to-text.ts";

export interface ReadPage extends DecodedText {
  title: string;
}

/** Text of a web page or a mail in HTML. */
export function readHtml(bytes: Buffer): ReadPage {
  const { text: html, notes } = decodeText(bytes);
  const { text, title, isCut } = htmlToText(html);
  return { text, title, notes: isCut ? [...notes, "This page is nested so deep that only its beginning was read."] : notes };
}
