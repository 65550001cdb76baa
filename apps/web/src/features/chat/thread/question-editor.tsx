import { type ChatMessage, chatLimits } from "@copydesk/contracts";
import { Button, Textarea } from "@copydesk/ui";
import { useState } from "react";
import { useAsk } from "../api/use-ask.ts";

/** Asks a question in other words. The old one stays, with all that followed it, behind the switch beneath. */
export function QuestionEditor({ message, onDone }: { message: ChatMessage; onDone: () => void }) {
  const [text, setText] = useState(message.content);
  const { ask, isAsking } = useAsk(message.conversation_id);
  const isTooLong = text.trim().length > chatLimits.question;
  const canSend = text.trim() !== "" && !isTooLong;

  async function send() {
    if (canSend && (text.trim() === message.content || (await ask({ content: text.trim(), parentId: message.parent_id })))) onDone();
  }

  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDone();
        if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || !(event.target instanceof HTMLTextAreaElement))
          return;
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        autoFocus
        dir="auto"
        rows={2}
        aria-label="Your question"
        aria-invalid={isTooLong || undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="max-h-80"
      />
      <div className="flex items-center justify-end gap-2">
        {isTooLong && <p className="flex-1 text-destructive-ink text-xs">Questions must be {chatLimits.question} characters or fewer</p>}
        <Button size="sm" onClick={onDone}>
          Cancel
        </Button>
        <Button size="sm" type="submit" variant="primary" loading={isAsking} disabled={!canSend}>
          Ask again
        </Button>
      </div>
    </form>
  );
}
