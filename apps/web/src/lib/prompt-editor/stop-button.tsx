import { Button } from "@copydesk/ui";
import { StopIcon } from "@phosphor-icons/react/dist/csr/Stop";
import { useEffect, useState } from "react";

interface StopButtonProps {
  onStop: () => void;
  className?: string;
}

/** Ends a call that is under way, and tells how long it has taken so far. */
export function StopButton({ onStop, className }: StopButtonProps) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Button className={className} icon={<StopIcon size={12} weight="fill" />} onClick={onStop}>
      Stop <span className="font-normal text-ink-3 tabular-nums">{seconds} s</span>
    </Button>
  );
}
