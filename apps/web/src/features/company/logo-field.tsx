import { Button, ConfirmDialog } from "@copydesk/ui";
import { ImageIcon } from "@phosphor-icons/react/dist/csr/Image";
import { UploadSimpleIcon } from "@phosphor-icons/react/dist/csr/UploadSimple";
import { useEffect, useId, useRef, useState } from "react";
import { useApp } from "../../lib/stores/app.ts";
import { notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { logoTypes, problemOf, uploadLogo } from "./upload-logo.ts";

/** The logo, and how to have another or none; saved at once. */
export function LogoField({ address }: { address: string | null }) {
  const [file, setFile] = useState<File | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(file);
  const { upload, remove, isBusy } = useLogo();
  const help = useId();

  function choose(chosen: File | undefined) {
    const problem = chosen && problemOf(chosen);
    if (problem) notifyFailure(problem);
    else if (chosen) setFile(chosen);
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  }
  async function use() {
    if (file && (await upload(file))) setFile(null);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Preview source={preview ?? address} />
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <input
            ref={input}
            type="file"
            accept={logoTypes.join(",")}
            aria-label="Logo"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          {file ? (
            <>
              <Button variant="primary" loading={isBusy} onClick={use}>
                Use this logo
              </Button>
              <Button disabled={isBusy} onClick={() => setFile(null)}>
                Cancel
              </Button>
            </>
          ) : (
            <>
              <Button icon={<UploadSimpleIcon size={14} aria-hidden />} aria-describedby={help} onClick={() => input.current?.click()}>
                {address ? "Upload another logo" : "Upload a logo"}
              </Button>
              {address && (
                <Button variant="danger" onClick={() => setRemoving(true)}>
                  Remove
                </Button>
              )}
            </>
          )}
        </div>
        <p id={help} className="text-ink-3 text-xs">
          {file ? "Not saved yet. This is how it will look." : "PNG, JPEG or WebP, up to 2 MB. Its proportions are kept."}
        </p>
      </div>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title="Remove the logo?"
        description="The picture is deleted. You can upload it again."
        confirmLabel="Remove logo"
        onConfirm={() => void remove().then(() => setRemoving(false))}
      />
    </div>
  );
}

/** On white, as most logos are drawn for. */
const Preview = ({ source }: { source: string | null }) => (
  <span className="grid h-24 w-44 shrink-0 place-items-center overflow-hidden rounded-lg border border-line bg-neutral-0 p-3 text-neutral-400">
    {source ? (
      <img src={source} alt="Logo" className="max-h-full max-w-full object-contain" />
    ) : (
      <ImageIcon size={28} aria-label="No logo" />
    )}
  </span>
);

function useLogo() {
  const utils = trpc.useUtils();
  const removal = trpc.company.remove_logo.useMutation();
  const [isSending, setSending] = useState(false);
  const setLogo = useApp((state) => state.setLogo);
  const show = (logo: string | null) => {
    utils.company.get.setData(undefined, (before) => before && { ...before, logo });
    setLogo(logo);
  };

  async function upload(file: File): Promise<boolean> {
    setSending(true);
    try {
      show(await uploadLogo(file));
      notifySuccess("Logo updated successfully");
      return true;
    } catch (error) {
      notifyFailure(error);
      return false;
    } finally {
      setSending(false);
    }
  }
  async function remove() {
    try {
      await removal.mutateAsync();
      show(null);
      notifySuccess("Logo removed successfully");
    } catch (error) {
      notifyFailure(error);
    }
  }
  return { upload, remove, isBusy: isSending || removal.isPending };
}

/** An address for a file that is still on this computer. */
function usePreview(file: File | null): string | undefined {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const address = file ? URL.createObjectURL(file) : undefined;
    setSource(address);
    return () => {
      if (address) URL.revokeObjectURL(address);
    };
  }, [file]);
  return source;
}
