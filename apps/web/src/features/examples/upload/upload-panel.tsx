import type { ExampleOptions } from "@copydesk/contracts";
import { Button, ChannelIcon, cn, Field, ProgressBar, Select } from "@copydesk/ui";
import { useRef, useState } from "react";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { anyChannel, general } from "../example-values.ts";
import { DropZone } from "./drop-zone.tsx";
import { FileRow } from "./file-row.tsx";
import { formatCounts, isUnderWay } from "./upload-rows.ts";
import type { UploadPanelState } from "./use-upload-panel.ts";

interface UploadPanelProps {
  panel: UploadPanelState;
  options: ExampleOptions | undefined;
  /** The voice that the files are for, where no other can be chosen. */
  ofVoice?: string;
  /** The voice that is proposed. */
  voiceId?: string | null;
}

/** Files on their way to becoming examples: dropped, sent, read, asked about, and added together. */
export function UploadPanel({ panel, options, ofVoice, voiceId = null }: UploadPanelProps) {
  const [voice, setVoice] = useState<string | null>(null);
  const [channel, setChannel] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Until somebody chooses, files go where the list is.
  const into = ofVoice ?? voice ?? voiceId ?? "";
  const { rows, ready, query } = panel;
  const failure = query.error && !query.data ? failureOf(query.error) : null;
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-4 md:px-6">
        <DropZone onFiles={panel.send} input={input} />
        <div className={cn("grid gap-2 py-4", ofVoice === undefined && "grid-cols-2")}>
          {ofVoice === undefined && (
            <Field label="Voice">
              <Select
                size="sm"
                value={into}
                onValueChange={setVoice}
                options={[{ value: "", label: general }, ...(options?.voices ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
              />
            </Field>
          )}
          <Field label="Channel">
            <Select
              size="sm"
              value={channel ?? ""}
              onValueChange={setChannel}
              options={[
                { value: "", label: anyChannel },
                ...(options?.channels ?? [])
                  .filter((one) => one.is_active)
                  .map(({ id, name, icon }) => ({ value: id, label: name, icon: <ChannelIcon channel={icon} /> })),
              ]}
            />
          </Field>
        </div>
        {failure && <Failed failure={failure} title="Your files could not be loaded" onRetry={() => void query.refetch()} />}
        <ul aria-label="Files" className="border-line border-t">
          {rows.map((row, i) => (
            <FileRow
              key={row.key}
              row={row}
              before={rows.slice(0, i).filter(isUnderWay).length}
              panel={panel}
              options={options}
              onChoose={() => input.current?.click()}
            />
          ))}
        </ul>
        {rows.length === 0 && !failure && (
          <p className="py-4 text-ink-3 text-sm text-pretty">
            Texts that sound right teach the model how to write. A document becomes one example, a table one for each row.
          </p>
        )}
      </div>
      {rows.length > 0 && (
        <div className="grid gap-2.5 border-line border-t px-5 py-3.5 md:px-6">
          {panel.isSending && (
            <div className="grid gap-1">
              <ProgressBar value={panel.progress} label="Upload of all files" />
              <p className="text-accent-ink text-xs tabular-nums">All files, {panel.progress} percent</p>
            </div>
          )}
          <div className="flex items-center gap-3">
            <p className="min-w-0 flex-1 text-ink-3 text-xs" aria-live="polite">
              {formatCounts(rows)}
              <span className="block">Anything you don't add is deleted after 24 hours.</span>
            </p>
            <Button
              variant="primary"
              disabled={ready === 0}
              loading={panel.isAdding}
              onClick={() => void panel.add({ voice_id: into || null, channel_id: channel || null })}
            >
              {ready === 0 ? "Add examples" : `Add ${ready} ${ready === 1 ? "example" : "examples"}`}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
