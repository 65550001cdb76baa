import { peopleLimits } from "@copydesk/contracts";
import { Button, cn, consoleLocale, Notice, Spinner } from "@copydesk/ui";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { FileCsvIcon } from "@phosphor-icons/react/dist/csr/FileCsv";
import { type DragEvent, useRef, useState } from "react";
import { saveFile, templateFile } from "./read-file.ts";
import type { Import } from "./use-import.ts";

/** The first step: a file chosen or dropped. */
export function ImportChoose({ importing: { running, error, choose } }: { importing: Import }) {
  return (
    <div className="grid gap-4">
      <DropBox isChecking={running === "checking"} onFile={(file) => void choose(file)} />
      <div role="alert" className="empty:hidden">
        {error && <Notice tone="destructive">{error}</Notice>}
      </div>
      <div className="grid gap-1 text-ink-2 text-sm">
        <p>
          The first line names the columns: <b className="font-control">email</b> and, if you have them, first_name, last_name, job_title,
          roles, teams and timezone. Separate several roles or teams with a semicolon.
        </p>
        <p className="text-ink-3">Up to {peopleLimits.importRows.toLocaleString(consoleLocale)} rows.</p>
      </div>
    </div>
  );
}

export function ImportChooseButtons({ importing, onClose }: { importing: Import; onClose: () => void }) {
  return (
    <>
      <Button icon={<DownloadSimpleIcon size={15} />} className="mr-auto" onClick={() => saveFile(templateFile(), "people-template.csv")}>
        Download a template
      </Button>
      <Button onClick={onClose} disabled={importing.running !== null}>
        Cancel
      </Button>
    </>
  );
}

function DropBox({ isChecking, onFile }: { isChecking: boolean; onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isChecking) onFile(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        "grid justify-items-center gap-2.5 rounded-lg border border-line-strong border-dashed px-4 py-8 text-center transition-colors",
        isOver && "border-accent bg-accent-tint",
      )}
    >
      <FileCsvIcon size={28} aria-hidden className="text-glyph" />
      {isChecking ? (
        <p role="status" className="flex items-center gap-2 text-ink-2 text-sm">
          <Spinner /> Looking at every row …
        </p>
      ) : (
        <>
          <p className="text-ink-2 text-sm">Drop a CSV file here, or</p>
          <Button variant="primary" onClick={() => input.current?.click()}>
            Choose a file
          </Button>
        </>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label="CSV file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
