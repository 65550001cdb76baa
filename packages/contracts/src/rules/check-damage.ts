import type { CheckResult } from "../answers/blocks.ts";

/** Controls, overrides of the direction, halves of characters, and what stands where a character could not be read. */
const broken = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202d\u202e\ufffd\p{Surrogate}]/u;
/**
 * Letters of UTF-8 that were read as Windows-1252: “Ã©” for é, “â€™” for ’. What stands after the first sign are none of
 * those that end a word or a quotation.
 */
const misread = /[ÃÂÅÐÑØÙ][\u0080-\u00a0¢-ª¬-¶¸-º¼-¾‰]|â€[\u0080-\u00ff™œ“”˜¦¢]|à[¤¥][\u0080-\u00ff]/u;

/** Characters that were lost or misread on the way, which readers would see as boxes and nonsense. @param field null for a text without parts */
export function checkDamage({ field, text }: { field: string | null; text: string }): CheckResult[] {
  const message = (at: RegExp, what: string): CheckResult[] => {
    const found = at.exec(text);
    if (!found) return [];
    const around = text
      .slice(Math.max(found.index - 12, 0), found.index + 12)
      .toWellFormed()
      .replace(/[\p{Cc}\u202d\u202e]/gu, "\ufffd")
      .trim();
    return [{ code: "damaged", level: "error", field, message: `“${around}” has ${what}` }];
  };
  return [...message(broken, "a character that cannot be shown"), ...message(misread, "letters that were read in the wrong encoding")];
}
