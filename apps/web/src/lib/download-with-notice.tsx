import { Button, Spinner } from "@copydesk/ui";
import { downloadFile } from "./download.ts";
import { notify, notifyFailure, useToasts } from "./stores/toast.ts";

/** A file that is there within this time, in milliseconds, needs no words. */
const quietFor = 500;

/**
 * Fetches a file and, while that takes longer than a moment, says so with a way to stop it. A failure is told; one that was
 * stopped is none.
 * @param file what is made, as in "Making the PDF".
 */
export async function downloadWithNotice(path: string, file: string): Promise<void> {
  const controller = new AbortController();
  const { update, dismiss } = useToasts.getState();
  let notice: string | undefined;
  const timer = setTimeout(() => {
    notice = notify({
      title: `Making the ${file}`,
      description: "It is saved to your downloads when it is done.",
      duration: Number.POSITIVE_INFINITY,
      mark: <Spinner size={16} className="mt-px" />,
      action: (
        <Button size="sm" onClick={() => controller.abort()}>
          Stop
        </Button>
      ),
    });
  }, quietFor);
  try {
    await downloadFile(path, controller.signal);
    if (notice) {
      const ended = { duration: undefined, mark: undefined, action: undefined };
      update(notice, { ...ended, variant: "success", title: `${file[0]?.toUpperCase()}${file.slice(1)} saved`, description: "" });
    }
  } catch (error) {
    if (notice) dismiss(notice);
    if (!controller.signal.aborted) notifyFailure(error);
  } finally {
    clearTimeout(timer);
  }
}
