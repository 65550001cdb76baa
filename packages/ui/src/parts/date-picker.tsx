import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { lazy, Suspense, useState } from "react";
import { firstPickableDay, formatDay, lastPickableDay } from "../lib/calendar-day.ts";
import { cn } from "../lib/cn.ts";
import { useFieldControl, useFieldLabel } from "./field.tsx";
import { boxClass } from "./input.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "./popover.tsx";
import { Skeleton } from "./skeleton.tsx";

// The calendar and its date arithmetic load when the first picker is opened.
const Calendar = lazy(() => import("./calendar.tsx"));

export interface DatePickerProps {
  /** `YYYY-MM-DD`. */
  value: string | null;
  onValueChange: (day: string) => void;
  /** First and last day that can be picked. */
  min?: string;
  max?: string;
  placeholder?: string;
  "aria-label"?: string;
  disabled?: boolean;
  className?: string;
}

export function DatePicker(props: DatePickerProps) {
  const { value, onValueChange, min = firstPickableDay, max = lastPickableDay, placeholder = "Choose a day", disabled, className } = props;
  const [open, setOpen] = useState(false);
  const control = useFieldControl();
  const labelId = useFieldLabel();
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger>
        <button
          type="button"
          {...control}
          aria-label={props["aria-label"]}
          aria-labelledby={props["aria-label"] || !labelId ? undefined : `${labelId} ${control.id}`}
          disabled={disabled}
          className={cn(
            boxClass,
            "h-9 px-[11px] text-left tabular-nums outline-none focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent/16 aria-invalid:border-destructive-solid disabled:bg-sunken disabled:text-ink-3",
            className,
          )}
        >
          <span className={cn("min-w-0 flex-1 truncate", !value && "text-ink-3")}>{value ? formatDay(value) : placeholder}</span>
          <CalendarBlankIcon size={16} aria-hidden className="shrink-0 text-ink-3" />
        </button>
      </PopoverTrigger>
      <PopoverContent aria-label={props["aria-label"] ?? placeholder} className="p-3">
        <Suspense fallback={<Skeleton className="h-[280px] w-[252px]" />}>
          <Calendar
            value={value}
            min={min}
            max={max}
            onPick={(day) => {
              onValueChange(day);
              setOpen(false);
            }}
          />
        </Suspense>
      </PopoverContent>
    </Popover>
  );
}
