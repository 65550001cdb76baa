import { timeOfDay } from "@copydesk/contracts";
import { Input } from "@copydesk/ui";
import { useState } from "react";
import { readTime, stepTime } from "../../../lib/read-time.ts";

interface TimeInputProps {
  label: string;
  /** `HH:MM`. */
  value: string;
  onChange: (time: string) => void;
  disabled?: boolean;
}

/** A time of day in 24 hours, however it is typed; what is no time is forgotten when the field is left. */
export function TimeInput({ label, value, onChange, disabled = false }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = readTime(typed ?? value);
  const isTime = timeOfDay.safeParse(read).success;
  function settle() {
    if (isTime && read !== value) onChange(read);
    setTyped(null);
  }
  return (
    <Input
      aria-label={label}
      size="sm"
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      placeholder="09:30"
      disabled={disabled}
      aria-invalid={!isTime || undefined}
      className="w-[74px]"
      inputClassName="tabular-nums"
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === "Enter") return settle();
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        const next = stepTime(typed ?? value, event.key === "ArrowUp" ? 1 : -1);
        if (next === null) return;
        event.preventDefault();
        onChange(next);
        setTyped(null);
      }}
    />
  );
}
