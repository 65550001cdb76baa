import { Button, Spinner } from "@copydesk/ui";
import { CloudSlashIcon } from "@phosphor-icons/react/dist/csr/CloudSlash";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type Leftover, useLeftovers } from "../features/hub-kit/autosave/leftovers.ts";
import { type Download, useDownloads } from "../lib/stores/downloads.ts";

/** What goes on for the person wherever they are, at the foot of the window on the left: notices come and go on the right. */
export function UnderWay() {
  const downloads = useDownloads((state) => state.running);
  const leftovers = useLeftovers();
  return (
    <div
      role="status"
      className="fixed bottom-0 left-0 z-50 grid w-[420px] max-w-full gap-2 p-4 empty:hidden max-lg:[body:has([data-foot-bar])_&]:bottom-14"
    >
      {Object.entries(leftovers).map(([blockId, leftover]) => (
        <NotSent key={blockId} leftover={leftover} />
      ))}
      {downloads.map((download, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be made twice
        <Making key={at} download={download} />
      ))}
    </div>
  );
}

function Making({ download: { file, stop } }: { download: Download }) {
  return (
    <Card
      mark={<Spinner size={16} />}
      title={`Preparing the ${file}`}
      action={
        <Button size="sm" onClick={stop} aria-label={`Stop preparing the ${file}`}>
          Stop
        </Button>
      }
    >
      You'll find it in your downloads when it's done.
    </Card>
  );
}

function NotSent({ leftover: { campaign, path, needsPerson, reason } }: { leftover: Leftover }) {
  return (
    <Card
      mark={<CloudSlashIcon size={18} aria-hidden className="text-warning-solid" />}
      title="A text is not saved yet"
      action={
        <Button size="sm" asChild>
          <Link to={path}>Open</Link>
        </Button>
      }
    >
      It belongs to “<bdi>{campaign}</bdi>” and is kept in this browser.{" "}
      {needsPerson ? (reason ?? "Open the campaign to decide what to do with it.") : "It is saved automatically as soon as possible."}
    </Card>
  );
}

function Card({ mark, title, action, children }: { mark: ReactNode; title: string; action: ReactNode; children: ReactNode }) {
  return (
    <div className="flex animate-rise items-start gap-2.5 rounded-lg border border-line bg-raised py-[11px] pr-2.5 pl-3.5 text-sm shadow-pop">
      <span className="mt-px shrink-0">{mark}</span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-2 wrap-anywhere">{children}</p>
      </div>
      {action}
    </div>
  );
}
