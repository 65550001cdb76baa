import { type ChannelOption, countedText, type FieldSpec, type FieldValues, type LanguageOption } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { Fragment, memo, Suspense } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { copyFrame, fieldLook, lookClass, needsLabels } from "./field-look.ts";
import { Caret, Paragraphs } from "./paragraphs.tsx";
import { PartLabel } from "./part-label.tsx";
import { readingOf, wordsOf } from "./reading.ts";
import { positionAt, type TextPosition } from "./text-position.ts";

export const Markdown = lazyPart(() => import("./markdown.tsx"));

interface ContentViewProps {
  channel: ChannelOption;
  language: LanguageOption;
  values: FieldValues;
  /** The text is still arriving: a caret stands at its end. */
  writing?: boolean;
  onEdit?: ((position: TextPosition | null) => void) | undefined;
}

/** The words themselves, in reading size and in their own direction. */
export function ContentView({ channel, language, values, writing = false, onEdit }: ContentViewProps) {
  const filled = channel.fields.filter((spec) => (values[spec.key]?.length ?? 0) > 0);
  const labels = needsLabels(channel.fields, values);
  const reading = readingOf(language, wordsOf(values));
  const last = filled.at(-1)?.key;
  const textOf = (key: string) => (typeof values[key] === "string" ? values[key] : "");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse to the edit button over it
    <div
      className={copyFrame(reading.dir)}
      {...reading}
      aria-busy={writing || undefined}
      onDoubleClick={onEdit && ((event) => onEdit(positionAt(event, textOf)))}
    >
      {filled.map((spec) => (
        <div key={spec.key} className={labels ? "mt-5 first:mt-0" : "mt-4 first:mt-0"}>
          {labels && (
            <PartLabel spec={spec} value={values[spec.key] ?? ""} counted={countedText(spec, values, channel.fields)} quiet={writing} />
          )}
          <FieldPart spec={spec} value={values[spec.key] ?? ""} caret={writing && spec.key === last} />
        </div>
      ))}
      {writing && filled.length === 0 && (
        <p>
          <Caret />
        </p>
      )}
    </div>
  );
}

/** Drawn again only when its own words change: while a piece is written, that is its last part. */
const FieldPart = memo(
  function FieldPart({ spec, value, caret }: { spec: FieldSpec; value: string | string[]; caret: boolean }) {
    const look = fieldLook(spec);
    return (
      <div className={lookClass[look]} data-field={spec.key}>
        {Array.isArray(value) ? (
          <ListValue values={value} tags={look === "tags"} caret={caret} />
        ) : spec.format === "markdown" ? (
          <Suspense fallback={<Paragraphs text={value} caret={caret} />}>
            <Markdown text={value} caret={caret} />
          </Suspense>
        ) : (
          <Paragraphs text={value} caret={caret} />
        )}
      </div>
    );
  },
  (before, after) => before.spec === after.spec && before.caret === after.caret && String(before.value) === String(after.value),
);

function ListValue({ values, tags, caret }: { values: string[]; tags: boolean; caret: boolean }) {
  if (tags) {
    return (
      <p>
        {values.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two values may be alike, and they never change places
          <Fragment key={i}>
            {i > 0 && " "}
            <bdi>{value}</bdi>
          </Fragment>
        ))}
        {caret && <Caret />}
      </p>
    );
  }
  return (
    <ul>
      {values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two values may be alike, and they never change places
        <li key={i} className={cn("border-line border-b py-1.5 text-md last:border-b-0")}>
          {value}
          {caret && i === values.length - 1 && <Caret />}
        </li>
      ))}
    </ul>
  );
}
