import { type ChannelOption, type FieldSpec, type FieldValues, fieldProgress, type LanguageOption } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { lazy, Suspense } from "react";
import { fieldLook, lookClass, needsLabels } from "./field-look.ts";

const Markdown = lazy(() => import("./markdown.tsx"));

interface ContentViewProps {
  channel: ChannelOption;
  language: LanguageOption;
  values: FieldValues;
  /** The text is still arriving: a caret stands at its end. */
  writing?: boolean;
  onEdit?: (() => void) | undefined;
}

/** The words themselves, in reading size and in their own direction. */
export function ContentView({ channel, language, values, writing = false, onEdit }: ContentViewProps) {
  const filled = channel.fields.filter((spec) => (values[spec.key]?.length ?? 0) > 0);
  const labels = needsLabels(channel.fields, values);
  const last = filled.at(-1)?.key;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the text offers a shortcut to the edit button beneath it
    <div
      className={cn("copy group relative max-w-measure", language.direction === "rtl" && "ml-auto max-w-none", onEdit && "cursor-text")}
      lang={language.code}
      dir={language.direction}
      aria-busy={writing || undefined}
      onDoubleClick={onEdit}
    >
      {filled.map((spec) => (
        <FieldPart
          key={spec.key}
          spec={spec}
          value={values[spec.key] as string | string[]}
          label={labels}
          caret={writing && spec.key === last}
        />
      ))}
      {writing && filled.length === 0 && <Caret />}
      {onEdit && (
        <button
          type="button"
          onClick={onEdit}
          dir="ltr"
          lang="en"
          className="link mt-3 block font-sans text-sm opacity-0 transition-opacity focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100"
        >
          Edit text
        </button>
      )}
    </div>
  );
}

function FieldPart({ spec, value, label, caret }: { spec: FieldSpec; value: string | string[]; label: boolean; caret: boolean }) {
  const look = fieldLook(spec);
  return (
    <div className={cn(label ? "mt-5 first:mt-0" : "mt-4 first:mt-0")}>
      {label && <PartLabel spec={spec} value={value} />}
      <div className={lookClass[look]}>
        {Array.isArray(value) ? (
          <ListValue values={value} tags={look === "tags"} />
        ) : spec.format === "markdown" && !caret ? (
          <Suspense fallback={<Paragraphs text={value} />}>
            <Markdown text={value} />
          </Suspense>
        ) : (
          <Paragraphs text={value} caret={caret} />
        )}
      </div>
    </div>
  );
}

/** Name of a part over it, with its count at the end of the line. Ours, so it stays left to right. */
export function PartLabel({ spec, value }: { spec: FieldSpec; value: string | string[] }) {
  const progress = fieldProgress(value, spec);
  return (
    <span dir="ltr" lang="en" className="mb-1 flex justify-between gap-4 font-sans text-ink-3 text-xs">
      <span>{spec.label}</span>
      <span
        className={cn(
          "tabular-nums",
          progress.level === "error" && "text-destructive-ink",
          progress.level === "warning" && "text-warning-ink",
        )}
      >
        {progress.message}
      </span>
    </span>
  );
}

function Paragraphs({ text, caret = false }: { text: string; caret?: boolean }) {
  const paragraphs = text.split(/\n{2,}/);
  return (
    <>
      {paragraphs.map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity of their own, and only the last one changes
        <p key={i} className="mt-4 whitespace-pre-line text-pretty first:mt-0">
          {paragraph}
          {caret && i === paragraphs.length - 1 && <Caret />}
        </p>
      ))}
    </>
  );
}

function ListValue({ values, tags }: { values: string[]; tags: boolean }) {
  if (tags) return <p>{values.join(" ")}</p>;
  return (
    <ul className="grid gap-1">
      {values.map((value) => (
        <li key={value} className="border-line border-b py-1 last:border-b-0">
          {value}
        </li>
      ))}
    </ul>
  );
}

const Caret = () => <span aria-hidden className="mx-0.5 -mb-1 inline-block h-[22px] w-0.5 animate-caret bg-accent-ink" />;
