import { uploadExtensions } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { type DragEvent, type RefObject, useId, useState } from "react";

interface DropZoneProps {
  onFiles: (files: readonly File[]) => void;
  /** The field that opens the choice of files. */
  input: RefObject<HTMLInputElement | null>;
}

/** Takes files that are dropped on it or chosen. */
export function DropZone({ onFiles, input }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const helpId = useId();
  const take = (files: FileList | null | undefined) => files && files.length > 0 && onFiles([...files]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the pointer; the button inside does the same for everybody
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={cn(
        "rounded-lg border-[1.5px] border-line-strong border-dashed bg-canvas p-[18px] text-center text-ink-2 text-sm transition-colors",
        isOver && "border-accent bg-accent-tint",
      )}
    >
      <p>
        Drop files here or{" "}
        <button
          type="button"
          aria-describedby={helpId}
          onClick={() => input.current?.click()}
          className="rounded-xs font-medium text-accent-ink underline-offset-2 hover:underline"
        >
          choose files
        </button>
      </p>
      <p id={helpId} className="mt-0.5 text-ink-3 text-xs leading-5">
        {uploadExtensions.join(", ")}
        <br />
        10 MB each, 20 files and 100 MB at a time
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files with examples"
        accept={uploadExtensions.map((one) => `.${one}`).join(",")}
        onChange={(event) => {
          take(event.target.files);
          // So that the same file can be chosen again.
          event.target.value = "";
        }}
      />
    </div>
  );
}
