import { Avatar, Button } from "@copydesk/ui";
import { UploadSimpleIcon } from "@phosphor-icons/react/dist/csr/UploadSimple";
import { Suspense, useId, useRef, useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useAuth } from "../../../lib/stores/auth.ts";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { showInConsole } from "../use-save-profile.ts";
import { photoTypes, problemOf } from "./upload-photo.ts";

const CropDialog = lazyPart(() => import("./crop-dialog.tsx"));

/** The photo, and how to have another or none. */
export function Photo({ address }: { address: string | null }) {
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { show, remove, removing } = usePhoto();
  const help = useId();

  function choose(chosen: File | undefined) {
    const problem = chosen && problemOf(chosen);
    if (problem) notifyFailure(problem);
    else if (chosen) setFile(chosen);
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Avatar src={address} size={72} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <input
          ref={input}
          type="file"
          accept={photoTypes.join(",")}
          className="hidden"
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <Button icon={<UploadSimpleIcon size={14} aria-hidden />} aria-describedby={help} onClick={() => input.current?.click()}>
          {address ? "Upload another photo" : "Upload a photo"}
        </Button>
        {address && (
          <Button variant="danger" loading={removing} onClick={remove}>
            Remove
          </Button>
        )}
        <span id={help} className="text-ink-3 text-xs">
          PNG, JPEG or WebP, up to 2 MB
        </span>
      </div>
      {file && (
        <Suspense>
          <CropDialog
            file={file}
            onClose={() => setFile(null)}
            onSaved={(next) => {
              show(next);
              notifySuccess("Photo updated successfully");
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function usePhoto() {
  const utils = trpc.useUtils();
  const removal = trpc.profile.remove_photo.useMutation();

  function show(profile_pic: string | null) {
    const user = useAuth.getState().user;
    if (user) showInConsole({ ...user, profile_pic });
    utils.profile.details.setData(undefined, (before) => before && { ...before, profile_pic });
  }
  async function remove() {
    try {
      await removal.mutateAsync();
      show(null);
      notifySuccess("Photo removed successfully");
    } catch (error) {
      notifyFailure(error);
    }
  }
  return { show, remove, removing: removal.isPending };
}
