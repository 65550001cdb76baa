import { Button, Dialog, Notice } from "@copydesk/ui";
import { useEffect, useState } from "react";
import { formatFailure } from "../../../lib/failure.ts";
import { type Crop, mostZoom, rounded, type Size, wholeCrop, zoomOf, zoomTo } from "./crop.ts";
import { CropStage } from "./crop-stage.tsx";
import { uploadPhoto } from "./upload-photo.ts";

interface CropDialogProps {
  file: File;
  onClose: () => void;
  /** Gets the address of the new photo. */
  onSaved: (address: string) => void;
}

/** Chooses the part of a picture that becomes the photo. */
export default function CropDialog({ file, onClose, onSaved }: CropDialogProps) {
  const source = useSource(file);
  const [picture, setPicture] = useState<Size | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  async function save() {
    if (!picture || !crop) return;
    setSending(true);
    setFailure(null);
    try {
      onSaved(await uploadPhoto(file, rounded(picture, crop)));
      onClose();
    } catch (error) {
      setFailure(formatFailure(error));
      setSending(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your photo"
      description="Drag it into place. Arrow keys move it, plus and minus zoom."
      size="sm"
      dismissible={!sending}
      footer={
        <>
          <Button disabled={sending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" loading={sending} disabled={!crop} onClick={save}>
            Use this part
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div role="alert" className="empty:hidden">
          {failure && <Notice tone="destructive">{failure}</Notice>}
        </div>
        <img
          src={source || undefined}
          alt=""
          hidden
          onError={() => setFailure("This picture cannot be read. It may be damaged. Save it again and retry.")}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setPicture({ width, height });
            setCrop(wholeCrop({ width, height }));
          }}
        />
        {picture && crop && (
          <>
            <CropStage source={source} picture={picture} crop={crop} onCrop={setCrop} />
            <label className="grid grid-cols-[auto_1fr] items-center gap-3 font-control text-sm">
              Zoom
              <input
                type="range"
                min={1}
                max={mostZoom(picture)}
                step={0.01}
                disabled={mostZoom(picture) === 1}
                value={zoomOf(picture, crop)}
                onChange={(event) => setCrop(zoomTo(picture, crop, Number(event.target.value)))}
                className="w-full accent-accent"
              />
            </label>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** An address for a file that is still on this computer. */
function useSource(file: File): string {
  const [source, setSource] = useState("");
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return source;
}
