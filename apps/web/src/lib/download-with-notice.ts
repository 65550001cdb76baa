import { downloadFile } from "./download.ts";
import { type Download, useDownloads } from "./stores/downloads.ts";
import { notify, notifyFailure } from "./stores/toast.ts";

/** A file that is there within this time, in milliseconds, needs no words. */
export const quietFor = 500;

/**
 * Fetches a file and, while that takes longer than a moment, lists it among those being made, with a way to stop it. A
 * failure is told; one that was stopped is none.
 * @param file what is made, as in "Making the PDF".
 */
export async function downloadWithNotice(path: string, file: string, fetchFile = downloadFile): Promise<void> {
  const controller = new AbortController();
  const { begin, end } = useDownloads.getState();
  let listed: Download | undefined;
  const timer = setTimeout(() => {
    listed = { file, stop: () => controller.abort() };
    begin(listed);
  }, quietFor);
  try {
    await fetchFile(path, controller.signal);
    if (listed) notify({ variant: "success", title: `${file[0]?.toUpperCase()}${file.slice(1)} saved` });
  } catch (error) {
    if (!controller.signal.aborted) notifyFailure(error);
  } finally {
    clearTimeout(timer);
    if (listed) end(listed);
  }
}
