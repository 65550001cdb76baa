import type { FieldSpec } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { fieldLook, lookClass } from "./field-look.ts";
import { GrowingText } from "./growing-text.tsx";

export const MarkdownEditor = lazyPart(() => import("./markdown-editor.tsx"));

interface EditFieldProps {
  spec: FieldSpec;
  value: string | string[];
  /** Takes the focus, so many UTF-16 units into the text. */
  focusAt: number | undefined;
  onChange: (value: string | string[]) => void;
}

/** One part of a piece under the pen, in the form of its format. */
export function EditField({ spec, value, focusAt, onChange }: EditFieldProps) {
  if (spec.format === "list") return <ListField spec={spec} values={asList(value)} focusAt={focusAt} onChange={onChange} />;
  const text = asText(value);
  if (spec.format === "markdown") {
    return (
      <Suspense fallback={<div className="min-h-40 whitespace-pre-line pt-11">{text}</div>}>
        <MarkdownEditor label={spec.label} value={text} focus={focusAt !== undefined} onChange={onChange} />
      </Suspense>
    );
  }
  return (
    <GrowingText
      label={spec.label}
      className={lookClass[fieldLook(spec)]}
      value={text}
      focusAt={focusAt}
      placeholder={spec.required ? `${spec.label} is required` : spec.label}
      onChange={onChange}
    />
  );
}

/** What is listed is typed as one text: hashtags on a line, everything else one value a line. */
function ListField({ spec, values, focusAt, onChange }: Omit<EditFieldProps, "value"> & { values: string[] }) {
  const separator = spec.key === "hashtags" ? " " : "\n";
  const [typed, setTyped] = useState(() => values.join(separator));
  return (
    <GrowingText
      label={spec.label}
      className={cn(lookClass[fieldLook(spec)], spec.key === "hashtags" && "[unicode-bidi:plaintext] rtl:text-right")}
      value={typed}
      focusAt={focusAt}
      // A mark keeps the sign in front where the text around reads from the right.
      placeholder={spec.key === "hashtags" ? "\u200e#hashtags" : `${spec.label}, one per line`}
      onChange={(next) => {
        setTyped(next);
        onChange(next.split(separator === " " ? /\s+/ : "\n").filter((item) => item.trim() !== ""));
      }}
    />
  );
}

const asText = (value: string | string[]) => (Array.isArray(value) ? value.join("\n") : value);
const asList = (value: string | string[]) => (Array.isArray(value) ? value : value.split("\n"));
