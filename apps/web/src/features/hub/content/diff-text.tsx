import type { LanguageOption } from "@copydesk/contracts";
import { Fragment, useMemo } from "react";
import { differences } from "./differences.ts";

interface DiffTextProps {
  before: string;
  after: string;
  /** Which of the two texts is read; what the other one lacks is marked in it. */
  side: "before" | "after";
  language: LanguageOption;
}

export function DiffText({ before, after, side, language }: DiffTextProps) {
  const parts = useMemo(
    () => differences(before, after, language.word_spacing).map((part, key) => ({ ...part, key })),
    [before, after, language.word_spacing],
  );
  return (
    <>
      {parts.map((part) => {
        if (part.kind === "same") return <Fragment key={part.key}>{part.text}</Fragment>;
        if (part.kind === "removed") {
          return side === "before" ? (
            <del key={part.key} className="rounded-xs bg-removed-tint text-removed-ink no-underline">
              {part.text}
            </del>
          ) : null;
        }
        return side === "after" ? (
          <ins key={part.key} className="rounded-xs bg-added-tint text-added-ink no-underline">
            {part.text}
          </ins>
        ) : null;
      })}
    </>
  );
}
