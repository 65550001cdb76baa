import { Button } from "@copydesk/ui";
import { PaperclipIcon } from "@phosphor-icons/react/dist/csr/Paperclip";
import { useRef } from "react";
import { storyFileTypes } from "./story-file.ts";

export function AddFileButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="quiet" size="sm" icon={<PaperclipIcon size={15} />} onClick={() => input.current?.click()}>
        Add from a file
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={storyFileTypes.join(",")}
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again.
          event.target.value = "";
        }}
      />
    </>
  );
}
