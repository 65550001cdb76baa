import type { BlockSummary } from "@copydesk/contracts";
import { ProgressRing } from "@copydesk/ui";
import { useEffect, useState } from "react";
import { nextNumber } from "../block-facts.ts";

/** "Writing version 2 · 14 s" */
export function WritingNote({ block, since }: { block: BlockSummary; since: string | null }) {
  const number = nextNumber(block);
  return (
    <>
      <span className="ml-1 inline-flex items-center gap-[7px] whitespace-nowrap font-medium text-accent-ink text-xs" role="status">
        <ProgressRing value={40} />
        <span>
          Writing <span className="max-sm:sr-only">version </span>
          <span className="sm:hidden" aria-hidden>
            v
          </span>
          {number}
        </span>
      </span>
      <span className="ml-1.5 text-ink-3 text-xs tabular-nums max-sm:hidden" aria-hidden>
        <Seconds since={since} />
      </span>
    </>
  );
}

function Seconds({ since }: { since: string | null }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (since === null) return null;
  return <>{Math.max(0, Math.floor((now - Date.parse(since)) / 1_000))} s</>;
}
