import { cn } from "@copydesk/ui";
import { withDay } from "./rule-edits.ts";

interface WeekdayTogglesProps {
  /** Of what: "days of window 1". */
  label: string;
  value: readonly number[];
  onChange: (days: number[]) => void;
  disabled?: boolean;
}

export const weekdays = [
  { day: 1, short: "Mon", name: "Monday" },
  { day: 2, short: "Tue", name: "Tuesday" },
  { day: 3, short: "Wed", name: "Wednesday" },
  { day: 4, short: "Thu", name: "Thursday" },
  { day: 5, short: "Fri", name: "Friday" },
  { day: 6, short: "Sat", name: "Saturday" },
  { day: 7, short: "Sun", name: "Sunday" },
] as const;

/** Seven days, each on or off; one stays on. */
export function WeekdayToggles({ label, value, onChange, disabled = false }: WeekdayTogglesProps) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{label}</legend>
      {weekdays.map(({ day, short }) => {
        const isOn = value.includes(day);
        return (
          <button
            key={day}
            type="button"
            aria-pressed={isOn}
            disabled={disabled || (isOn && value.length === 1)}
            onClick={() => onChange(withDay(value, day))}
            className={cn(
              "h-8 min-w-[38px] rounded-sm border px-1.5 font-medium text-xs transition-colors disabled:cursor-not-allowed",
              isOn ? "border-accent-line bg-accent-tint text-accent-ink" : "border-line text-ink-3 enabled:hover:bg-hover",
            )}
          >
            {short}
          </button>
        );
      })}
      {value.length === 1 && !disabled && <p className="self-center text-ink-3 text-xs">Keep at least one day on.</p>}
    </fieldset>
  );
}
