import type { CheckResult } from "../blocks.ts";
import type { NamedText } from "./named-text.ts";

/** Whether the text that must appear does, whatever its line breaks, quotation marks and capitals. */
export function checkMandatoryText(texts: readonly NamedText[], mandatory: string, language: string): CheckResult[] {
  if (mandatory.trim() === "") return [];
  const all = foldText(texts.map(({ text }) => text).join("\n"), language);
  if (all.includes(foldText(mandatory, language))) return [{ code: "mandatory_text", level: "ok", field: null, message: "Mandatory text" }];
  const start = mandatory.trim().replace(/\s+/g, " ");
  const quoted = start.length > 80 ? `${start.slice(0, 80).trimEnd()}…` : start;
  return [{ code: "mandatory_text", level: "error", field: null, message: `The mandatory text is missing: “${quoted}”` }];
}

function foldText(text: string, language: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/[’ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, " ")
    .trim();
  try {
    return plain.toLocaleLowerCase(language);
  } catch {
    return plain.toLowerCase();
  }
}
