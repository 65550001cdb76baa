import { IconButton, Mark, ProgressRing, Spinner } from "@copydesk/ui";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ReactNode } from "react";
import type { FileState } from "./use-story-files.ts";

interface FileNoteProps {
  state: FileState;
  onCancel: () => void;
  onDismiss: () => void;
}

/** One line about the file that is being added, was added or could not be. */
export function FileNote({ state, onCancel, onDismiss }: FileNoteProps) {
  switch (state.step) {
    case "idle":
      return null;
    case "sending":
      return (
        <Line mark={<ProgressRing value={state.percent} />} close={onCancel} closeLabel="Cancel">
          Sending <b className="font-medium">{state.name}</b>, {Math.round(state.percent)} %
        </Line>
      );
    case "reading":
      return (
        <Line mark={<Spinner />} close={onCancel} closeLabel="Cancel">
          Reading <b className="font-medium">{state.name}</b>
        </Line>
      );
    case "done":
      return (
        <Line mark={<Mark kind="ready" size={15} />} close={onDismiss} closeLabel="Close">
          Added the text of <b className="font-medium">{state.name}</b>. {state.notes.join(" ")}
        </Line>
      );
    case "failed":
      return (
        <Line mark={<Mark kind="alert" size={15} />} close={onDismiss} closeLabel="Close">
          <span className="text-destructive-ink">{state.words}</span>
        </Line>
      );
  }
}

interface LineProps {
  mark: ReactNode;
  close: () => void;
  closeLabel: string;
  children: ReactNode;
}

function Line({ mark, close, closeLabel, children }: LineProps) {
  return (
    <div role="status" className="flex items-start gap-2 border-line border-t px-3.5 py-2 text-ink-2 text-sm">
      <span className="grid h-5 place-items-center">{mark}</span>
      <span className="min-w-0 flex-1 break-words">{children}</span>
      <IconButton label={closeLabel} tooltip={false} size="sm" icon={<XIcon size={13} />} onClick={close} />
    </div>
  );
}
