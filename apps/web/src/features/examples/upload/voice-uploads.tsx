import { Button, Drawer } from "@copydesk/ui";
import { UploadSimpleIcon } from "@phosphor-icons/react/dist/csr/UploadSimple";
import { type KeyboardEvent, useState } from "react";
import { useExampleOptions } from "../list/example-list.ts";
import { ReadDialog } from "./read-dialog.tsx";
import { UploadPanel } from "./upload-panel.tsx";
import { useUploadPanel } from "./use-upload-panel.ts";

/** Files that become examples of one voice: a list of their own, in a drawer over the voice. */
export function VoiceUploads({ voiceId }: { voiceId: string }) {
  const [isOpen, setOpen] = useState(false);
  const options = useExampleOptions();
  const panel = useUploadPanel(voiceId, { enabled: true });
  // A form may stand around this, whose keys are not meant.
  const keep = (event: KeyboardEvent) => event.stopPropagation();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps keys from what stands around, and has none of its own
    <span onKeyDown={keep} className="first:-ml-2">
      <Button variant="quiet" size="sm" icon={<UploadSimpleIcon size={13} />} onClick={() => setOpen(true)}>
        Upload files{panel.rows.length > 0 ? ` · ${panel.rows.length}` : ""}
      </Button>
      <Drawer open={isOpen && !panel.reading} onOpenChange={setOpen} title="Upload examples for this voice" className="w-[432px]">
        <div className="-mx-5 -mb-5 flex h-full flex-col">
          <UploadPanel panel={panel} options={options} ofVoice={voiceId} />
        </div>
      </Drawer>
      {panel.reading?.view && (
        <ReadDialog row={panel.reading} view={panel.reading.view} panel={panel} options={options} onClose={() => panel.read(null)} />
      )}
    </span>
  );
}
