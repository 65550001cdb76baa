import { isUsualLabel } from "./labels.ts";

/** A label of a few words and what it tells; null for a sentence with a colon in it. */
export function factOf(line: string): { label: string; text: string } | null {
  // In Armenian a full stop stands for the colon, and a colon of its own for the full stop.
  const armenian = /^(?<label>\p{sc=Armenian}[\p{sc=Armenian}\s]{1,24})[.․]\s+(?<text>\S.*)$/u.exec(line)?.groups;
  if (armenian?.label && armenian.text && !/[։:]/u.test(armenian.text.slice(0, -1).replace(/\p{Nd}:\p{Nd}/gu, "")))
    return armenian.label.split(/\s+/u).length <= 3 ? { label: armenian.label, text: armenian.text } : null;
  // “When? Saturday, 3 May”
  const asked = /^(?<label>[\p{L}\p{M}\s]{2,24})[?？؟]\s*(?<text>[^?？؟]+)$/u.exec(line)?.groups;
  if (asked?.label && asked.text && isUsualLabel(asked.label)) return { label: asked.label, text: asked.text.trim() };
  const found = /^(?<label>[\p{L}\p{Extended_Pictographic}][^:：.!?。]{1,34}?)\s?[:：]\s*(?<text>\S.*)$/u.exec(line);
  const label = withoutEmoji(found?.groups?.label ?? "");
  const text = found?.groups?.text ?? "";
  if (label === "" || /^https?$/i.test(label) || /^\/\//.test(text) || text.length > 220) return null;
  // “The mayor: ‘We …’” are words of somebody, “Name: ‘Cloud’ humidifier” is none.
  if (
    /["“„«「]/u.test(text.slice(0, 1)) &&
    !(names.test(label) && /^["“„«「][^"“”„«»「」]{0,23}[\p{L}\p{M}\p{Nd}]["“”»」]\s?[\p{L}(（]/u.test(text))
  )
    return null;
  if (/\p{Nd}$/u.test(label) && /^\p{Nd}{2}/u.test(text)) return null;
  if (/[([（「『【]/u.test(label) && !/[)\]）」』】]/u.test(label)) return null;
  const isShort = unspaced.test(label) ? label.length <= 10 : label.split(/\s+/u).length <= 4;
  return isShort && !/[,،、]/u.test(label) ? { label, text } : null;
}

/** “Product name”, “品名” */
const names =
  /(?:name|titel|title|nom|nombre|nome|nimi|nazwa|název|названи[ея]|наименование|назва|όνομα|ονομασία|नाम|নাম|பெயர்|제품명|상품명|名|名称|名稱)$|^(?:اسم|שם|ชื่อ)/iu;

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

const emoji = String.raw`(?:\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])*)`;
const emojiAround = new RegExp(`^(?:${emoji}\\s*)+|(?:\\s*${emoji})+$`, "gu");
/** A text without the pictures at its ends. */
export const withoutEmoji = (text: string) => text.replace(emojiAround, "").trim();
