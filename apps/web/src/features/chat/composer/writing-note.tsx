import { Button } from "@copydesk/ui";
import { StopIcon } from "@phosphor-icons/react/dist/csr/Stop";
import { useEffect, useState } from "react";

interface WritingNoteProps {
  since: string;
  /** The server is out of reach, so that nobody here knows whether anything is being written. */
  isLost: boolean;
  onStop: () => void;
  stopping: boolean;
}

/** "Writing, 4 s", and the way to stop it. */
export function WritingNote({ since, isLost, onStop, stopping }: WritingNoteProps) {
  const seconds = useSecondsSince(since);
  if (isLost) return <span className="text-ink-3 text-xs">Not connected</span>;
  return (
    <>
      <span className="text-ink-3 text-xs tabular-nums">Writing, {seconds} s</span>
      <Button variant="danger" size="sm" icon={<StopIcon size={12} weight="fill" />} loading={stopping} onClick={onStop}>
        Stop
      </Button>
    </>
  );
}

function useSecondsSince(moment: string): number {
  const passed = () => Math.max(0, Math.round((Date.now() - Date.parse(moment)) / 1_000));
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return passed();
}
