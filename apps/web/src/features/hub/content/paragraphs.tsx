import { memo } from "react";
import { caretClass } from "./caret-at-end.ts";

/** Plain text by its paragraphs, with its own line breaks. */
export function Paragraphs({ text, caret = false }: { text: string; caret?: boolean }) {
  const paragraphs = text.split(/\n{2,}/);
  return (
    <>
      {paragraphs.map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity of their own, and only the last one changes
        <Paragraph key={i} text={paragraph} caret={caret && i === paragraphs.length - 1} />
      ))}
    </>
  );
}

const Paragraph = memo(function Paragraph({ text, caret }: { text: string; caret: boolean }) {
  return (
    <p className="mt-4 whitespace-pre-line text-pretty break-words first:mt-0">
      {text}
      {caret && <Caret />}
    </p>
  );
});

export const Caret = () => <span aria-hidden className={caretClass} />;
