import { chatLimits } from "@copydesk/contracts";
import { Button, cn, formatCount } from "@copydesk/ui";
import { PaperPlaneRightIcon } from "@phosphor-icons/react/dist/csr/PaperPlaneRight";
import { StopIcon } from "@phosphor-icons/react/dist/csr/Stop";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { notify } from "../../../lib/stores/toast.ts";
import { CampaignPicker } from "./campaign-picker.tsx";

/** The count stands there once so few characters are left. */
const countedFrom = chatLimits.question - 500;

interface ComposerProps {
  text: string;
  onType: (text: string) => void;
  onSend: (text: string) => void;
  sending: boolean;
  /** The answer under way: since when, and how to stop it. */
  writing?: ComponentProps<typeof WritingNote> | undefined;
}

/** Where questions are typed: Enter sends, Shift and Enter begin a new line. */
export function Composer({ text, onType, onSend, sending, writing }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // Whoever opens the chat wants to ask; on phones the keyboard would cover what is there to read.
  useEffect(() => {
    if (!matchMedia("(pointer: coarse)").matches) field.current?.focus({ preventScroll: true });
  }, []);
  const isTooLong = text.trim().length > chatLimits.question;
  const canSend = text.trim() !== "" && !isTooLong && !sending && !writing;

  function send() {
    if (canSend) onSend(text.trim());
    else if (writing && text.trim() !== "")
      notify({
        title: writing.isLost ? "The connection is lost" : "The answer is still being written",
        description: writing.isLost ? "What you typed is kept." : "Wait for it, or stop it first. What you typed is kept.",
      });
  }

  /** Puts words where the caret is, apart from what stands before them. */
  function insert(words: string) {
    const at = field.current?.selectionStart ?? text.length;
    const before = text.slice(0, at);
    const apart = before === "" || /\s$/.test(before) ? "" : " ";
    onType(`${before}${apart}${words} ${text.slice(field.current?.selectionEnd ?? at)}`);
    const caret = at + apart.length + words.length + 1;
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="grid gap-2.5 rounded-xl border border-line-strong bg-canvas py-2.5 pr-3 pl-4 shadow-card transition-[border-color,box-shadow] has-[textarea:focus-visible]:border-accent has-[textarea:focus-visible]:ring-3 has-[textarea:focus-visible]:ring-accent/16"
    >
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        aria-label="Your question"
        aria-invalid={isTooLong || undefined}
        aria-describedby="question-count"
        placeholder="Ask about a campaign, a piece or a schedule"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          // Enter also ends the choosing of a character in Japanese, Chinese and Korean.
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
        className="field-sizing-content max-h-[min(40dvh,320px)] min-h-[26px] w-full resize-none overflow-y-auto bg-transparent pt-0.5 text-[15px] text-ink leading-6 outline-none placeholder:text-ink-3"
      />
      <div className="flex items-center gap-2">
        <CampaignPicker onPick={insert} />
        <span
          id="question-count"
          aria-live="polite"
          className={cn("text-xs tabular-nums", isTooLong ? "text-destructive-ink" : "text-ink-3")}
        >
          {text.length >= countedFrom && `${formatCount(text.trim().length)} of ${formatCount(chatLimits.question)} characters`}
        </span>
        <span className="flex-1" />
        {writing ? (
          <WritingNote {...writing} />
        ) : (
          <Button
            type="submit"
            variant="primary"
            size="sm"
            aria-disabled={!canSend}
            loading={sending}
            icon={<PaperPlaneRightIcon size={13} weight="fill" />}
          >
            Send
          </Button>
        )}
      </div>
    </form>
  );
}

interface WritingNoteProps {
  since: string;
  /** The server is out of reach, so that nobody here knows whether anything is being written. */
  isLost: boolean;
  onStop: () => void;
  stopping: boolean;
}

/** "Writing, 4 s", and the way to stop it. */
function WritingNote({ since, isLost, onStop, stopping }: WritingNoteProps) {
  const seconds = useSecondsSince(since);
  if (isLost) return <span className="text-ink-3 text-xs">Not connected</span>;
  return (
    <>
      <span className="text-ink-3 text-xs tabular-nums">Writing, {seconds} s</span>
      <Button variant="danger" size="sm" icon={<StopIcon size={12} weight="fill" />} loading={stopping} onClick={onStop}>
        Stop
      </Button>
    </>
  );
}

function useSecondsSince(moment: string): number {
  const passed = () => Math.max(0, Math.round((Date.now() - Date.parse(moment)) / 1_000));
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return passed();
}
