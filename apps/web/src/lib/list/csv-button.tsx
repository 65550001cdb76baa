import { Button } from "@copydesk/ui";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { useState } from "react";
import { downloadFile } from "../download.ts";
import { notifyFailure } from "../stores/toast.ts";

/** The rows of a list as a file, from an address of the server's. */
export function CsvButton({ path }: { path: string }) {
  const [isLoading, setLoading] = useState(false);
  async function download() {
    setLoading(true);
    try {
      await downloadFile(path);
    } catch (error) {
      notifyFailure(error);
    } finally {
      setLoading(false);
    }
  }
  return (
    <Button size="page" icon={<DownloadSimpleIcon size={15} aria-hidden />} loading={isLoading} onClick={download}>
      CSV
    </Button>
  );
}
