import { isTimeOfDay, type SchedulePost, zonedToUtc } from "@copydesk/contracts";
import { Input } from "@copydesk/ui";
import { ClockIcon } from "@phosphor-icons/react/dist/csr/Clock";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { readTime, stepTime } from "../../lib/read-time.ts";
import type { Schedule } from "./use-schedule.ts";

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

/** What is to be said of a post at the day and time that are in the form: that clocks skip it, or what rule it breaks. */
export function PostNotes({ draft, schedule }: { draft: SchedulePost; schedule: Schedule }) {
  const time = readTime(draft.time);
  if (!isTimeOfDay(time)) return null;
  const real = zonedToUtc(draft.date, time, schedule.plan.time_zone);
  const conflicts = schedule.conflictsAt(draft, { date: real.date, time: real.time });
  if (!real.moved && conflicts.length === 0) return null;
  return (
    <div role="status">
      <ul className="grid gap-1.5 text-sm text-warning-ink">
        {real.moved && <Note>{`The clocks go forward that night, so ${time} does not exist. The post goes out at ${real.time}.`}</Note>}
        {conflicts.map((conflict) => (
          <Note key={conflict.message}>{`${conflict.message}.`}</Note>
        ))}
      </ul>
    </div>
  );
}

const Note = ({ children }: { children: string }) => (
  <li className="grid grid-cols-[16px_1fr] gap-2">
    <WarningIcon size={15} weight="fill" aria-hidden className="mt-0.5 text-warning-solid" />
    {children}
  </li>
);
