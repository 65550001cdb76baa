import type { LlmToolCall, LoggedMessage } from "@copydesk/contracts";
import { cn, formatCount } from "@copydesk/ui";
import { type ReactNode, useId, useMemo, useState } from "react";
import { CopyButton } from "../../../lib/people/copy-button.tsx";
import type { LlmCall } from "../list/llm-list.ts";
import { bodiesWords } from "../words/call-words.ts";
import { formatTokensOut } from "../words/figure-words.ts";
import { foldedAt, partsOf, slicesOf } from "./fold.ts";

const roles: Record<string, string> = { system: "System", user: "User", assistant: "Assistant", tool: "Tool" };

/** What was sent and what came back, word for word. Long parts are folded. */
export function Messages({ call }: { call: LlmCall }) {
  if (!call.body) return <NotShown bodies={call.bodies} />;
  const { messages, reply, tool_calls } = call.body;
  const calledAs = new Map(messages.flatMap((message) => message.tool_calls ?? []).map((one) => [one.id, one.name]));
  return (
    <>
      {messages.map((message, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages of one call, which never move
        <Message key={at} title={titleOf(message, calledAs)} note={formatLength(message.content)} text={figure(message)}>
          {message.content !== "" && <Content text={message.content} />}
          <ToolCalls calls={message.tool_calls ?? []} />
        </Message>
      ))}
      <Message title="Reply" note={noteOfReply(call)} text={figure({ content: reply, tool_calls })}>
        {reply === "" ? (
          tool_calls.length === 0 && <p className="text-ink-3 text-sm">{formatNoText(call)}</p>
        ) : (
          <Foldable text={reply} letters={4_000} lines={60} lang={call.language} className="text-md leading-[26px]" />
        )}
        <ToolCalls calls={tool_calls} />
      </Message>
    </>
  );
}

/** What the copy button gives: the text, then what was asked of tools. */
const figure = ({ content, tool_calls = [] }: Pick<LoggedMessage, "content" | "tool_calls">) =>
  [content, ...tool_calls.map((one) => `${one.name} ${one.arguments}`)].filter(Boolean).join("\n");

const titleOf = ({ role, tool_call_id }: LoggedMessage, calledAs: ReadonlyMap<string, string>) =>
  [roles[role] ?? role, calledAs.get(tool_call_id ?? "")].filter(Boolean).join(" · ");

/** What the model asked for, each with its arguments as it wrote them. */
function ToolCalls({ calls }: { calls: readonly LlmToolCall[] }) {
  if (calls.length === 0) return null;
  return (
    <ul aria-label="Tools asked for" className="mt-2 grid gap-1.5 first:mt-0">
      {calls.map((one) => (
        <li key={one.id} className="rounded-md border border-line bg-sunken px-2.5 py-1.5">
          <p className="font-mono text-ink text-xs">{one.name}</p>
          <Foldable text={one.arguments} letters={480} lines={8} name={one.name} className="font-mono text-ink-2 text-xs" />
        </li>
      ))}
    </ul>
  );
}

/** Why there is nothing to read. */
export function NotShown({ bodies }: Pick<LlmCall, "bodies">) {
  return bodies === "shown" ? null : <p className="py-4 text-ink-2 text-sm">{bodiesWords[bodies]}</p>;
}

function formatNoText({ status, finish_reason }: LlmCall): string {
  if (status === "running") return "No reply yet.";
  return finish_reason === "tool_calls"
    ? "No text: the model asked for tools. The next call of the conversation says which."
    : "The reply was empty.";
}

/** "388 tokens, stop" */
function noteOfReply(call: LlmCall): string {
  const figure = formatTokensOut(call);
  const tokens = figure.faint ? formatLength(call.body?.reply ?? "") : `${figure.text} tokens`;
  return [tokens, call.finish_reason].filter(Boolean).join(", ");
}

const formatLength = (text: string) => `${formatCount(text.length)} ${text.length === 1 ? "character" : "characters"}`;

interface MessageProps {
  title: string;
  note: string;
  text: string;
  children: ReactNode;
}

function Message({ title, note, text, children }: MessageProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-b py-3.5 last:border-0">
      <div className="mb-1.5 flex items-center justify-between gap-3 text-ink-3 text-xs">
        <h3 id={id} className="font-medium">
          {title}
        </h3>
        <span className="flex items-center gap-1 tabular-nums">
          {note}
          {text !== "" && <CopyButton bare text={text} label={`Copy ${title}`} />}
        </span>
      </div>
      {children}
    </section>
  );
}

/** A message with its materials quoted, as long as that can be told at a glance. */
function Content({ text }: { text: string }) {
  const parts = useMemo(() => partsOf(text), [text]);
  return (
    <div className="grid gap-2">
      {parts.map(({ text, material }, at) =>
        material === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
          <Foldable key={at} text={text} letters={480} lines={8} className="text-base" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
          <div key={at} className="border-line-strong border-l-2 pl-3 text-ink-2">
            <p className="text-2xs text-ink-3">{material}</p>
            <Foldable text={text} letters={280} lines={4} className="text-base" name={material} />
          </div>
        ),
      )}
    </div>
  );
}

interface FoldableProps {
  text: string;
  letters: number;
  lines: number;
  lang?: string;
  /** What is unfolded, where several texts can be. */
  name?: string;
  className: string;
}

/** The beginning of a text; all of it when that is wanted. */
function Foldable({ text, letters, lines, lang, name, className }: FoldableProps) {
  const [isOpen, setOpen] = useState(false);
  const folded = useMemo(() => foldedAt(text, letters, lines), [text, letters, lines]);
  const isFolded = folded !== null && !isOpen;
  return (
    <div>
      {(isFolded ? [`${folded} …`] : slicesOf(text)).map((slice, at) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: slices of one text, which never move
          key={at}
          dir="auto"
          lang={lang || undefined}
          className={cn(
            "min-h-[1lh] whitespace-pre-wrap wrap-anywhere",
            at > 0 && "[content-visibility:auto] [contain-intrinsic-size:auto_1000px]",
            className,
          )}
        >
          {slice}
        </p>
      ))}
      {folded !== null && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="link mt-1 text-sm">
          {isOpen ? "Show less" : `Show all ${formatLength(text)}`}
          {name && <span className="sr-only"> of {name}</span>}
        </button>
      )}
    </div>
  );
}
