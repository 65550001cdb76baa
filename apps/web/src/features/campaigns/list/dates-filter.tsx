import { Button, DatePicker, Field, FilterButton, formatDay, Popover, PopoverContent, PopoverTrigger } from "@copydesk/ui";
import { sayDays } from "../../../lib/time-words.ts";

interface Days {
  from: string | undefined;
  to: string | undefined;
}

/** Campaigns that run at any time between two days; either may be left open. */
export function DatesFilter({ value, onChange }: { value: Days; onChange: (days: Days) => void }) {
  const { from, to } = value;
  const clear = () => onChange({ from: undefined, to: undefined });
  return (
    <Popover>
      <PopoverTrigger>
        <FilterButton label="Dates" value={wordsOf(value)} onClear={clear} />
      </PopoverTrigger>
      <PopoverContent aria-label="Dates" className="grid w-72 gap-3 p-4">
        <p className="text-ink-2 text-sm">Campaigns that run between these days.</p>
        <Field label="From">
          <DatePicker value={from ?? null} max={to} placeholder="Any day" onValueChange={(day) => onChange({ from: day, to })} />
        </Field>
        <Field label="To">
          <DatePicker value={to ?? null} min={from} placeholder="Any day" onValueChange={(day) => onChange({ from, to: day })} />
        </Field>
        {(from || to) && (
          <Button variant="quiet" size="sm" className="justify-self-start" onClick={clear}>
            Clear
          </Button>
        )}
      </PopoverContent>
    </Popover>
  );
}

function wordsOf({ from, to }: Days): string | undefined {
  if (from && to) return sayDays(from, to, new Date().getFullYear());
  if (from) return `from ${formatDay(from)}`;
  return to ? `until ${formatDay(to)}` : undefined;
}
