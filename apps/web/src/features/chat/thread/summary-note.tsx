import { type ConversationDetail, chatLimits } from "@copydesk/contracts";
import { Button, Textarea } from "@copydesk/ui";
import { NotePencilIcon } from "@phosphor-icons/react/dist/csr/NotePencil";
import { useState } from "react";
import { useSummarise } from "../api/use-summarise.ts";

/** What the agent keeps in mind of the messages above, in words that can be put right. */
export function SummaryNote({ conversation: { id, summary } }: { conversation: ConversationDetail }) {
  const [text, setText] = useState<string | null>(null);
  const { summarise, isSaving } = useSummarise(id);
  if (!summary) return null;
  return (
    <section aria-label="Summary" className="rounded-lg border border-line bg-sunken px-4 py-3 text-ink-2 text-sm">
      <p className="mb-1.5 text-ink-3 text-xs">
        The agent no longer reads the messages above word for word. This is the summary it works from.
      </p>
      {text === null ? (
        <>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {summary.text}
          </p>
          <Button
            variant="quiet"
            size="sm"
            className="mt-1.5 -ml-2"
            icon={<NotePencilIcon size={14} />}
            onClick={() => setText(summary.text)}
          >
            Edit summary
          </Button>
        </>
      ) : (
        <form
          className="grid gap-2"
          onSubmit={async (event) => {
            event.preventDefault();
            if (await summarise(text)) setText(null);
          }}
        >
          <Textarea
            autoFocus
            dir="auto"
            aria-label="Summary"
            maxLength={chatLimits.summary}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="max-h-80"
          />
          <div className="flex justify-end gap-2">
            <Button size="sm" onClick={() => setText(null)}>
              Cancel
            </Button>
            <Button size="sm" type="submit" variant="primary" loading={isSaving}>
              Save summary
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
