import { Button, Spinner } from "@copydesk/ui";
import { useDownloads } from "../lib/stores/downloads.ts";

/** What is being made for the person, at the foot of the window on the left: notices come and go on the right. */
export function Downloads() {
  const running = useDownloads((state) => state.running);
  return (
    <div
      role="status"
      className="fixed bottom-0 left-0 z-50 grid w-[400px] max-w-full gap-2 p-4 empty:hidden max-lg:[body:has([data-foot-bar])_&]:bottom-14"
    >
      {running.map((download, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be made twice
          key={at}
          className="flex animate-rise items-center gap-2.5 rounded-lg border border-line bg-raised py-[11px] pr-2 pl-3.5 text-sm shadow-pop"
        >
          <Spinner size={16} className="shrink-0" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">Making the {download.file}</p>
            <p className="text-ink-2">It is saved to your downloads when it is done.</p>
          </div>
          <Button size="sm" onClick={download.stop} aria-label={`Stop making the ${download.file}`}>
            Stop
          </Button>
        </div>
      ))}
    </div>
  );
}
