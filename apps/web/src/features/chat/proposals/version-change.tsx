import type { VersionProposal } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { type ComponentProps, useCallback, useMemo, useState } from "react";
import { ComparedText, compareVersions, versionParts } from "../../hub/index.ts";
import { markAddresses } from "./marked-addresses.tsx";

/** The text as it would be, and what of it is different from the one that is there. */
export function VersionChange({ proposal: { before, after, fields, foreign_addresses } }: { proposal: VersionProposal }) {
  const [alone, setAlone] = useState(false);
  const parts = useMemo(() => {
    const now = versionParts(after, fields);
    const wordSpacing = spacesWords(now.map(({ text }) => text).join(" "));
    const work = compareVersions(before ? versionParts(before, fields) : [], now, wordSpacing);
    for (;;) {
      const step = work.next();
      if (step.done) return step.value.fields;
    }
  }, [before, after, fields]);
  const render = useCallback((words: string) => markAddresses(words, foreign_addresses), [foreign_addresses]);
  const shown = parts.filter((part) => !alone || part.rows.some((row) => row.hasAfter));
  return (
    <>
      <div className="grid gap-4">
        {shown.map((part) => (
          <div key={part.key}>
            {shown.length > 1 && <h4 className="mb-1 text-ink-3 text-xs">{part.label}</h4>}
            <div dir="auto" className="copy grid gap-3 wrap-anywhere">
              {part.rows.map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
                <div key={i} dir="auto" className={part.look}>
                  {before === null || alone ? (
                    <Plain row={row} render={render} />
                  ) : (
                    <ComparedText row={row} side="both" current={null} render={render} />
                  )}
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      {before !== null && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-2 text-ink-3" aria-pressed={alone} onClick={() => setAlone(!alone)}>
          {alone ? "Show the difference" : "Show the new text alone"}
        </Button>
      )}
    </>
  );
}

function Plain({ row, render }: Required<Pick<ComponentProps<typeof ComparedText>, "row" | "render">>) {
  if (!row.hasAfter) return null;
  const words = row.parts.filter(({ kind }) => kind !== "removed").map(({ text }) => text);
  return <p className="whitespace-pre-line break-words">{render(words.join(""))}</p>;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** Whether a text is in a script that puts spaces between its words: a proposal does not say its language. */
const spacesWords = (text: string): boolean => (text.match(unspaced)?.length ?? 0) * 4 < text.length;
