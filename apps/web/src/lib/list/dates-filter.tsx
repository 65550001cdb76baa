import { Button, DatePicker, Field, FilterButton, formatDay, Popover, PopoverContent, PopoverTrigger } from "@copydesk/ui";
import { dayOf, formatDays } from "../time-words.ts";

interface Days {
  from: string | undefined;
  to: string | undefined;
}
interface DatesFilterProps {
  value: Days;
  onChange: (days: Days) => void;
  zone: string;
  /** What is shown while nothing is picked, where that is not everything; then everything can be picked, too. */
  usual?: { days: Days; isNow: boolean; onAll: () => void };
  /** In place of days, when less than whole days are picked. */
  words?: string;
}

const spans = [
  { label: "Today", days: 1 },
  { label: "7 days", days: 7 },
  { label: "30 days", days: 30 },
];

/** From one day to another, both included; either may be left open. */
export function DatesFilter({ value, onChange, zone, usual, words = wordsOf(value) }: DatesFilterProps) {
  const { from, to } = usual?.isNow ? usual.days : value;
  const clear = () => onChange({ from: undefined, to: undefined });
  return (
    <Popover>
      <PopoverTrigger>
        <FilterButton label="Dates" value={words} usual={usual?.isNow ?? false} onClear={clear} />
      </PopoverTrigger>
      <PopoverContent aria-label="Dates" className="grid w-72 gap-3 p-4">
        <div className="flex gap-1.5">
          {spans.map(({ label, days }) => (
            <Button key={label} size="sm" onClick={() => onChange(lastDays(days, zone))}>
              {label}
            </Button>
          ))}
          {usual && (
            <Button size="sm" onClick={usual.onAll}>
              All
            </Button>
          )}
        </div>
        <Field label="From">
          <DatePicker value={from ?? null} max={to} placeholder="Any day" onValueChange={(day) => onChange({ from: day, to })} />
        </Field>
        <Field label="To">
          <DatePicker value={to ?? null} min={from} placeholder="Any day" onValueChange={(day) => onChange({ from, to: day })} />
        </Field>
        {(from || to) && !usual?.isNow && (
          <Button variant="quiet" size="sm" className="justify-self-start" onClick={clear}>
            Clear
          </Button>
        )}
      </PopoverContent>
    </Popover>
  );
}

function lastDays(days: number, zone: string): Days {
  const to = dayOf(Date.now(), zone);
  return { from: new Date(Date.parse(`${to}T00:00:00Z`) - (days - 1) * 86_400_000).toISOString().slice(0, 10), to };
}

function wordsOf({ from, to }: Days): string | undefined {
  if (from && to) return formatDays(from, to, new Date().getFullYear());
  if (from) return `from ${formatDay(from)}`;
  return to ? `until ${formatDay(to)}` : undefined;
}
