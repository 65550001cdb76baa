import { Input } from "@copydesk/ui";
import { ClockIcon } from "@phosphor-icons/react/dist/csr/Clock";
import { readTime, stepTime } from "../../lib/read-time.ts";

interface TimeInputProps {
  /** `HH:MM`, or whatever has been typed so far. */
  value: string;
  onValueChange: (value: string) => void;
}

/** A time of day by 24 hours in every browser, as the calendar says it. Arrow up and down go by 15 minutes. */
export function TimeInput({ value, onValueChange }: TimeInputProps) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      placeholder="09:30"
      inputClassName="tabular-nums"
      trailing={<ClockIcon size={16} aria-hidden />}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onBlur={() => onValueChange(readTime(value))}
      onKeyDown={(event) => {
        if (event.key === "Enter") onValueChange(readTime(value));
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        const next = stepTime(value, event.key === "ArrowUp" ? 1 : -1);
        if (next === null) return;
        event.preventDefault();
        onValueChange(next);
      }}
    />
  );
}
