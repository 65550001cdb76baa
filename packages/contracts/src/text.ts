import { z } from "zod";
import { countGraphemes } from "./rules/count-graphemes.ts";
import { isInvisible } from "./values.ts";

// C0 and C1 controls except tab and line breaks, plus the invisible direction overrides that can disguise a name.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;
const lineBreaks = /[\r\n\u2028\u2029]/u;

interface TextBounds {
  min?: number;
  max: number;
}

/** Several lines of text: trimmed at the ends, NFC, `\n` line breaks, no control characters. Bounds in graphemes. */
export function text(label: string, { min = 0, max }: TextBounds) {
  return (
    z
      .string({ error: ({ input }) => `${label} ${input == null ? "is required" : "must be a text"}` })
      // A first coarse bound keeps absurd input away from the segmenter.
      .max(max * 32 + 1024, `${label} must be ${format(max)} characters or fewer`)
      .transform((value) => value.replace(/\r\n?/g, "\n").normalize("NFC").trim())
      .superRefine((value, check) => {
        if (controls.test(value)) check.addIssue({ code: "custom", message: `${label} contains characters that cannot be used` });
        const length = countGraphemes(value);
        if (min > 0 && isInvisible(value)) check.addIssue({ code: "custom", message: `${label} is required` });
        else if (length < min) check.addIssue({ code: "custom", message: `${label} must be at least ${format(min)} characters` });
        if (length > max) check.addIssue({ code: "custom", message: `${label} must be ${format(max)} characters or fewer` });
      })
      // What comes of a transformation has no description by itself.
      .meta({ type: "string" })
  );
}

/** One line: like `text`, and line breaks are refused. */
export function line(label: string, bounds: TextBounds) {
  return text(label, bounds).refine((value) => !lineBreaks.test(value), `${label} must be on one line`);
}

/** A name: 1 to `max` graphemes on one line. */
export const name = (label: string, max: number) => line(label, { min: 1, max });

/**
 * Marks that a name may lack and still be the same: accents, and vowels of Hebrew and Arabic. In Thai, Devanagari and their like marks are
 * letters, and with those of Japanese ガ is another one than カ.
 */
const accents = /(?![\u3099\u309a])(?=[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}/gu;

/** The form in which names are compared: without case, accents and doubled spaces. */
export function foldName(value: string): string {
  return value.normalize("NFKD").replace(accents, "").toLowerCase().replace(/\s+/g, " ").trim();
}

const format = (value: number) => value.toLocaleString("en");
