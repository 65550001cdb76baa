import type { Outline, VersionDetail } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { useHub } from "../../hub-kit/index.ts";
import { Caret } from "../content/paragraphs.tsx";
import { readingOf } from "../content/reading.ts";
import { VersionNotes } from "../content/version-notes.tsx";
import { OutlineDetails } from "./outline-details.tsx";

interface OutlineViewProps {
  blockId: string;
  outline: Outline;
  writing?: boolean;
  onEdit?: (() => void) | undefined;
  /** What stands under it. */
  notes?: Pick<VersionDetail, "note" | "wish">;
}

/** Title, summary and messages at a glance; the rest opens beneath. */
export function OutlineView({ blockId, outline, writing = false, onEdit, notes }: OutlineViewProps) {
  const { language } = useHub();
  const reading = readingOf(language, wordsOfOutline(outline));
  const isEmpty = outline.title === "";
  return (
    <div aria-busy={writing || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse to the edit button over it */}
      <div {...reading} onDoubleClick={onEdit} className="break-words">
        <h3 className="mb-3 min-h-[38px] text-balance font-title text-[26px] leading-9 tracking-display md:text-xl">
          {outline.title}
          {writing && (isEmpty || outline.summary === "") && <Caret />}
        </h3>
        {outline.summary && <p className="max-w-[64ch] text-pretty text-ink-2 text-md leading-[26px]">{outline.summary}</p>}
        {outline.key_messages.length > 0 && (
          <ol className="mt-5 border-line border-t">
            {outline.key_messages.map((message, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a message has no identity but its place, and grows while it is written
              <li key={i} className={row}>
                <span className="text-ink-3 tabular-nums">{i + 1}</span>
                {message}
              </li>
            ))}
          </ol>
        )}
        {outline.call_to_action && (
          <p className={cn(row, "border-b-0")}>
            <span aria-hidden className="text-ink-3">
              {reading.dir === "rtl" ? "←" : "→"}
            </span>
            <span className="font-medium">{outline.call_to_action}</span>
          </p>
        )}
      </div>
      <OutlineDetails blockId={blockId} outline={outline} />
      {notes && <VersionNotes version={notes} />}
    </div>
  );
}

/** What is read of an outline before anything is opened. */
const wordsOfOutline = ({ title, summary, key_messages, call_to_action }: Outline) =>
  [title, summary, ...key_messages, call_to_action].join(" ");

const row = "grid grid-cols-[28px_1fr] border-line border-b py-[9px] text-base";
