import { type PreviewMessage, type PreviewPart, type PromptPair, partPrompt } from "@copydesk/contracts";
import { cn, formatCount } from "@copydesk/ui";
import { Fragment, useMemo, useState } from "react";

const roleNames = { system: "System", user: "User" };

interface FilledPromptProps {
  messages: readonly PreviewMessage[];
  /** As it was saved last; lines that are not in it carry a bar. Null where nothing is saved. */
  saved?: PromptPair | null;
}

/** The messages as they would be sent: what variables put in is tinted, long material a quotation that opens. */
export function FilledPrompt({ messages, saved = null }: FilledPromptProps) {
  const isSaved = useMemo(() => savedLines(saved), [saved]);
  return (
    <div className="grid gap-3.5 text-base leading-[22px]">
      {messages.map((message) => (
        <section
          key={message.role}
          aria-label={`${roleNames[message.role]} message`}
          className="border-line not-first:border-t not-first:pt-3.5"
        >
          <h3 className="mb-1.5 flex justify-between font-medium text-ink-3 text-xs">
            <span>{roleNames[message.role]}</span>
            <span className="tabular-nums">about {formatCount(message.tokens)} tokens</span>
          </h3>
          {message.parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
            <Part key={at} part={part} isSaved={(line) => isSaved(message.role, line)} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Part({ part, isSaved }: { part: PreviewPart; isSaved: (line: string) => boolean }) {
  if (part.kind === "words") return <Words text={part.text} isSaved={isSaved} />;
  if (part.kind === "variable") return <FilledVariable name={part.name} filled={part.text} />;
  return <Quotation label="Answer format, always added" text={part.text} />;
}

function Words({ text, isSaved }: { text: string; isSaved: (line: string) => boolean }) {
  return (
    <span className="whitespace-pre-wrap wrap-anywhere">
      {text.split("\n").map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no identity but their place
        <Fragment key={at}>
          {at > 0 && "\n"}
          {isSaved(line) ? (
            line
          ) : (
            <span title="Not saved yet" className="box-decoration-clone border-accent border-s-2 ps-1.5">
              {line}
            </span>
          )}
        </Fragment>
      ))}
    </span>
  );
}

const longestInLine = 90;

function FilledVariable({ name, filled }: { name: string; filled: string }) {
  const text = filled.replace(material, "$1");
  if (text !== filled || text.length > longestInLine || text.includes("\n")) return <Quotation label={name} text={text} />;
  return (
    <span title={name} className="-mx-px box-decoration-clone rounded-[3px] bg-accent-tint px-[3px] py-px">
      <bdi>{text}</bdi>
    </span>
  );
}

const material = /^<(?:material|instructions) name="\w+">\n([\s\S]*)\n<\/\w+>$/;
/** Cut at two lines, which most quotations are longer than. */
const long = 110;

function Quotation({ label, text }: { label: string; text: string }) {
  const [open, setOpen] = useState(false);
  const isLong = text.length > long || text.split("\n").length > 2;
  return (
    <span className="my-2 block border-accent-line border-s-2 ps-3 text-ink-2">
      <span className="block font-mono text-2xs text-ink-3">{label}</span>
      <span dir="auto" className={cn("block text-left whitespace-pre-wrap wrap-anywhere", isLong && !open && "line-clamp-2")}>
        {text}
      </span>
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={`${open ? "Show less" : "Show all"} of ${label}`}
          onClick={() => setOpen(!open)}
          className="rounded-xs text-accent-ink text-sm hover:underline"
        >
          {open ? "Show less" : "Show all"}
        </button>
      )}
    </span>
  );
}

/** Tells of a line of a prompt's own words whether it is in what is saved; always, where nothing is. */
export function savedLines(saved: PromptPair | null): (role: "system" | "user", line: string) => boolean {
  if (!saved) return () => true;
  const known = { system: linesOf(saved.system_prompt), user: linesOf(saved.user_prompt) };
  return (role, line) => line.trim() === "" || known[role].has(line.trim());
}

/** The words between variables, line by line. */
function linesOf(prompt: string): ReadonlySet<string> {
  const words = partPrompt(prompt).map((part) => (part.kind === "variable" ? "\n" : part.text));
  return new Set(
    words
      .join("")
      .split("\n")
      .map((line) => line.trim()),
  );
}
