import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { DayPicker } from "react-day-picker";
import { enGB } from "react-day-picker/locale";
import { dateToDay, dayToDate } from "../lib/calendar-day.ts";

interface CalendarProps {
  value: string | null;
  min: string;
  max: string;
  onPick: (day: string) => void;
}

const dropdown =
  "relative inline-flex items-center gap-1 rounded-sm px-1 font-semibold text-base has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-accent [&_select]:absolute [&_select]:inset-0 [&_select]:cursor-pointer [&_select]:opacity-0 [&_svg]:size-3 [&_svg]:rotate-90 [&_svg]:fill-glyph";
const classNames = {
  root: "relative text-sm tabular-nums",
  months: "relative",
  month_caption: "flex h-8 items-center px-1",
  dropdowns: "flex items-center gap-1",
  dropdown_root: dropdown,
  caption_label: "inline-flex items-center gap-1",
  nav: "absolute right-0 top-0 z-10 flex gap-1",
  button_previous: "grid size-8 place-items-center rounded-sm text-ink-3 hover:bg-pressed hover:text-ink aria-disabled:opacity-40",
  button_next: "grid size-8 place-items-center rounded-sm text-ink-3 hover:bg-pressed hover:text-ink aria-disabled:opacity-40",
  month_grid: "mt-1 border-collapse",
  weekday: "h-7 w-9 text-center font-normal text-2xs text-ink-3",
  day: "p-0 text-center",
  day_button: "grid size-9 place-items-center rounded-sm hover:bg-pressed focus-visible:-outline-offset-2 disabled:pointer-events-none",
  today: "font-bold text-accent-ink",
  selected: "[&>button]:bg-accent [&>button]:font-semibold [&>button]:text-on-accent [&>button]:hover:bg-accent-hover",
  outside: "text-ink-3",
  disabled: "opacity-40",
  hidden: "invisible",
};

/** One month with quick ways to any month and year; weeks begin on Monday. */
export default function Calendar({ value, min, max, onPick }: CalendarProps) {
  const selected = value ? dayToDate(value) : undefined;
  const [from, to] = [dayToDate(min), dayToDate(max)];
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      showOutsideDays
      fixedWeeks
      locale={enGB}
      weekStartsOn={1}
      captionLayout="dropdown"
      selected={selected}
      defaultMonth={selected}
      startMonth={from}
      endMonth={to}
      disabled={{ before: from, after: to }}
      onSelect={(date: Date) => onPick(dateToDay(date))}
      classNames={classNames}
      components={{ Chevron }}
    />
  );
}

function Chevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  return orientation === "left" ? <CaretLeftIcon size={14} /> : <CaretRightIcon size={14} />;
}
