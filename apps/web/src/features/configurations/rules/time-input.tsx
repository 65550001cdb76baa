import { isTimeOfDay } from "@copydesk/contracts";
import { Input } from "@copydesk/ui";
import { useId, useState } from "react";
import { readTime, stepTime } from "../../../lib/read-time.ts";

interface TimeInputProps {
  label: string;
  /** `HH:MM`. */
  value: string;
  onChange: (time: string) => void;
  disabled?: boolean;
}

/** A time of day in 24 hours, however it is typed. What is no time stays to be mended, and which time counts until then is said. */
export function TimeInput({ label, value, onChange, disabled = false }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = readTime(typed ?? value);
  const isTime = isTimeOfDay(read);
  const [isLeft, setLeft] = useState(false);
  const problem = useId();
  function settle() {
    setLeft(true);
    if (!isTime) return;
    if (read !== value) onChange(read);
    setTyped(null);
  }
  return (
    <span className="grid gap-1">
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
        aria-describedby={!isTime && isLeft ? problem : undefined}
        className="w-[74px]"
        inputClassName="tabular-nums"
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          setLeft(false);
        }}
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
      {!isTime && isLeft && (
        <span id={problem} role="alert" className="max-w-40 text-destructive-ink text-xs">
          Use a time like 09:30. Until then {value} counts.
        </span>
      )}
    </span>
  );
}
