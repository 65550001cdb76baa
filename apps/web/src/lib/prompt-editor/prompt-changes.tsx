import type { PromptPair } from "@copydesk/contracts";
import { Button, cn, Dialog } from "@copydesk/ui";
import { ColumnsIcon } from "@phosphor-icons/react/dist/csr/Columns";
import { Fragment, useEffect, useMemo, useRef, useState } from "react";
import { aroundChanges, type ComparedLine, type ComparedPiece, changedLines, compareLines } from "./compare-prompts.ts";

interface PromptChangesProps {
  /** What it is compared with, and what that is called. */
  before: PromptPair;
  beforeName: string;
  now: PromptPair;
}

const names = { system_prompt: "System prompt", user_prompt: "User prompt" } as const;
const keys = ["system_prompt", "user_prompt"] as const;

/** What differs from another state of both prompts, and the way to see all of it side by side. */
export function PromptChanges({ before, beforeName, now }: PromptChangesProps) {
  const [open, setOpen] = useState(false);
  const compared = useMemo(() => keys.map((key) => ({ key, lines: compareLines(before[key], now[key]) })), [before, now]);
  const isSame = compared.every(({ lines }) => changedLines(lines) === 0);
  return (
    <div className="grid gap-4">
      {isSame ? (
        <p className="text-ink-2 text-sm">Both prompts are the same as {beforeName}.</p>
      ) : (
        compared.map(({ key, lines }) => (
          <section key={key} aria-label={`Changes to the ${names[key].toLowerCase()}`}>
            <h3 className="mb-1.5 flex justify-between font-medium text-ink-3 text-xs">
              <span>{names[key]}</span>
              <span>{formatLines(changedLines(lines))}</span>
            </h3>
            {changedLines(lines) > 0 && <Inline lines={aroundChanges(lines)} />}
          </section>
        ))
      )}
      <div>
        <Button size="sm" icon={<ColumnsIcon size={14} />} onClick={() => setOpen(true)}>
          Compare side by side
        </Button>
      </div>
      <Dialog open={open} onOpenChange={setOpen} size="xl" flush title={`Prompts compared with ${beforeName}`}>
        <SideBySide compared={compared} beforeName={beforeName} />
      </Dialog>
    </div>
  );
}

const formatLines = (count: number) => (count === 0 ? "no change" : `${count} ${count === 1 ? "line" : "lines"} changed`);

function Inline({ lines }: { lines: readonly (ComparedLine | null)[] }) {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-canvas text-sm leading-5">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no identity but their place
        <Fragment key={at}>
          {line === null ? (
            <p aria-hidden className="bg-sunken px-2.5 text-center text-ink-3 text-xs">
              ⋯
            </p>
          ) : (
            <>
              {line.before?.some((piece) => piece.kind === "removed") && <Line pieces={line.before} />}
              {line.after && !(line.before?.length && line.after.length === 0) && <Line pieces={line.after} />}
            </>
          )}
        </Fragment>
      ))}
    </div>
  );
}

interface SideBySideProps {
  compared: readonly { key: keyof typeof names; lines: readonly ComparedLine[] }[];
  beforeName: string;
}

function SideBySide({ compared, beforeName }: SideBySideProps) {
  const box = useRef<HTMLElement>(null);
  // What differs is what one wants to see.
  useEffect(() => {
    box.current?.querySelector("del, ins")?.scrollIntoView({ block: "center" });
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section ref={box} className="overflow-auto px-[22px] py-4" tabIndex={0} aria-label="Both prompts">
      <table className="w-full table-fixed border-collapse text-left text-sm leading-5">
        <thead className="-top-4 sticky bg-raised text-ink-3 text-xs">
          <tr>
            <th scope="col" className="w-1/2 py-1 pr-3 font-medium first-letter:uppercase">
              {beforeName}
            </th>
            <th scope="col" className="py-1 font-medium">
              Now
            </th>
          </tr>
        </thead>
        {compared.map(({ key, lines }) => (
          <tbody key={key}>
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-4 pb-1 font-semibold">
                {names[key]}
              </th>
            </tr>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no identity but their place
              <tr key={at} className="align-top">
                <td className={cn("border-line border-r pr-3", line.before === null && "bg-sunken")}>
                  {line.before && <Line pieces={line.before} />}
                </td>
                <td className={cn("pl-3", line.after === null && "bg-sunken")}>{line.after && <Line pieces={line.after} />}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Line({ pieces }: { pieces: readonly ComparedPiece[] }) {
  return (
    <p dir="auto" className="min-h-5 px-2.5 py-px text-left whitespace-pre-wrap wrap-anywhere">
      {pieces.map((piece, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no identity but their place
        if (piece.kind === "same") return <span key={at}>{piece.text}</span>;
        const Mark = piece.kind === "removed" ? "del" : "ins";
        return (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no identity but their place
            key={at}
            className={cn(
              "box-decoration-clone rounded-xs",
              piece.kind === "removed" ? "bg-removed-tint text-removed-ink" : "bg-added-tint text-added-ink no-underline",
            )}
          >
            {piece.text}
          </Mark>
        );
      })}
    </p>
  );
}
