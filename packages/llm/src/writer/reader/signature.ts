import { isContactHeading } from "./furniture.ts";
import { endsInInitials, stop } from "./lines.ts";
import { findAddresses } from "./links.ts";

/**
 * The lines of the last paragraph when they say who wrote a letter and where one can write to them: a name, an office, a society, an address.
 * Empty where it is none.
 */
export function readSignature(story: string): string[] {
  const last =
    story
      .trim()
      .split(/\n\s*\n/u)
      .at(-1) ?? "";
  const lines = last.split("\n").map((line) => line.trim());
  // “Yours,” above the name
  const signed = /[,،，、]$/u.test(lines[0] ?? "") && lines.length > 2 ? lines.slice(1) : lines;
  const isSigned =
    signed.length > 1 &&
    signed.length <= mostLines &&
    signed.every(
      (line) =>
        [...line].length <= longestLine &&
        (!stop.test(line) || endsInInitials.test(line) || findAddresses(line).length > 0) &&
        !/^[-•*]\s/u.test(line),
    ) &&
    findAddresses(signed[0] ?? "").length === 0 &&
    !/\p{Nd}/u.test(signed[0] ?? "") &&
    signed.some((line) => findAddresses(line).some((one) => one.includes("@") || /^[+(]?\p{Nd}/u.test(one)));
  return isSigned ? signed.slice(isContactHeading(signed[0] ?? "") && !/[:：]\s*\S/u.test(signed[0] ?? "") ? 1 : 0) : [];
}
const mostLines = 6;
const longestLine = 100;
