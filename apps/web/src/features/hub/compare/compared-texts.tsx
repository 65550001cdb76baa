import type { LanguageOption } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { readingOf } from "../content/reading.ts";
import type { ComparedField, ComparedRow, Comparison } from "./compare-versions.ts";
import { ComparedText, type Side } from "./compared-text.tsx";

interface ComparedTextsProps {
  comparison: Comparison;
  language: LanguageOption;
  inline: boolean;
  current: number | null;
}

/** Two versions beside each other with their paragraphs level, or one text with both in it. */
export function ComparedTexts({ comparison, language, inline, current }: ComparedTextsProps) {
  const labels = comparison.fields.length > 1;
  return comparison.fields.map((field) => (
    <section key={field.key} aria-label={field.label} className="mt-6 first:mt-0">
      {labels && <h3 className="mb-1.5 px-5 text-ink-3 text-xs md:px-7">{field.label}</h3>}
      {inline ? (
        <Column field={field} side="both" language={language} current={current} className="mx-auto max-w-[760px] px-5 md:px-7" />
      ) : (
        <Columns field={field} language={language} current={current} />
      )}
    </section>
  ));
}

interface ColumnProps {
  field: ComparedField;
  language: LanguageOption;
  current: number | null;
}

function Columns({ field, language, current }: ColumnProps) {
  return field.rows.map((row, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
    <div key={i} lang={language.code} dir="ltr" className="copy mt-4 grid grid-cols-2 text-[17px] first:mt-0 md:leading-[29px]">
      {(["before", "after"] as const).map((side) => (
        <div
          key={side}
          {...readingOf(language, wordsIn(field.rows, side))}
          className={cn("min-w-0 px-7", field.look, tagsByDirection(field), side === "before" && "text-ink-2")}
        >
          <ComparedText row={row} side={side} current={current} />
        </div>
      ))}
    </div>
  ));
}

function Column({ field, side, language, current, className }: ColumnProps & { side: Side; className: string }) {
  return (
    <div {...readingOf(language, wordsIn(field.rows, side))} className={cn("copy grid gap-4", className)}>
      {field.rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <div key={i} className={cn(field.look, tagsByDirection(field))}>
          <ComparedText row={row} side={side} current={current} />
        </div>
      ))}
    </div>
  );
}

const wordsIn = (rows: readonly ComparedRow[], side: Side) =>
  rows
    .flatMap(({ parts }) => parts.filter(({ kind }) => side === "both" || kind !== (side === "after" ? "removed" : "added")))
    .map(({ text }) => text)
    .join("");

/** Latin hashtags keep their # in front also in a text that reads from the right. */
const tagsByDirection = ({ key }: ComparedField) => key === "hashtags" && "[&_p]:[unicode-bidi:plaintext] rtl:[&_p]:text-right";
