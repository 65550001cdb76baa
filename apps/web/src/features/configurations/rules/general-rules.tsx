import { type ChannelOption, minutesInWords, type SchedulerRuleProblem, type SchedulerRules } from "@copydesk/contracts";
import { Chip, DatePicker, Field, formatDay, Select } from "@copydesk/ui";
import { ruleLabels } from "../history/change-words.ts";
import { NumberField } from "./number-field.tsx";
import { TimeInput } from "./time-input.tsx";
import { WeekdayToggles } from "./weekday-toggles.tsx";

interface GeneralRulesProps {
  rules: SchedulerRules;
  channels: readonly ChannelOption[];
  problems: readonly SchedulerRuleProblem[];
  onChange: ((rules: SchedulerRules) => void) | null;
}

const none = "none";

/** What holds for all channels together. */
export function GeneralRules({ rules, channels, problems, onChange }: GeneralRulesProps) {
  const disabled = onChange === null;
  const set = (change: Partial<SchedulerRules>) => onChange?.({ ...rules, ...change });
  const warning = (rule: keyof SchedulerRules) => problems.find(({ path }) => path.length === 1 && path[0] === rule)?.message;
  const number = (rule: "posts_per_week" | "posts_per_day", bounds: { min: number; max: number }, help: string) => (
    <NumberField
      label={ruleLabels[rule]}
      value={rules[rule]}
      {...bounds}
      disabled={disabled}
      help={warning(rule) ?? help}
      onChange={(value) => set({ [rule]: value })}
    />
  );
  const minutes = (rule: "gap_same_channel_minutes" | "gap_any_channel_minutes" | "stagger_languages_minutes", max: number, help = "") => (
    <NumberField
      label={ruleLabels[rule]}
      value={rules[rule]}
      min={0}
      max={max}
      unit="min"
      disabled={disabled}
      help={[Number.isFinite(rules[rule]) && rules[rule] >= 120 ? `${minutesInWords(rules[rule])}.` : "", help].filter(Boolean).join(" ")}
      onChange={(value) => set({ [rule]: value })}
    />
  );
  return (
    <div className="grid gap-5">
      <Field label={ruleLabels.weekdays} group>
        <WeekdayToggles label={ruleLabels.weekdays} value={rules.weekdays} disabled={disabled} onChange={(weekdays) => set({ weekdays })} />
      </Field>
      <Field label="Quiet hours" group help={formatQuiet(rules)}>
        <span className="flex items-center gap-1.5">
          <TimeInput
            label={ruleLabels.quiet_from}
            value={rules.quiet_from}
            disabled={disabled}
            onChange={(quiet_from) => set({ quiet_from })}
          />
          <span aria-hidden>–</span>
          <TimeInput label={ruleLabels.quiet_to} value={rules.quiet_to} disabled={disabled} onChange={(quiet_to) => set({ quiet_to })} />
        </span>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {number("posts_per_week", { min: 0, max: 21 }, "At most. 0 means no limit; a channel can have its own number.")}
        {number("posts_per_day", { min: 1, max: 20 }, "At most, for all channels together.")}
        {minutes("gap_same_channel_minutes", 20_160)}
        {minutes("gap_any_channel_minutes", 1_440)}
        {minutes("stagger_languages_minutes", 10_080, "How much later each further language is planned.")}
        <Field label={ruleLabels.lead_channel} help="It opens the campaign.">
          <Select
            value={rules.lead_channel ?? none}
            disabled={disabled}
            onValueChange={(code) => set({ lead_channel: code === none ? null : code })}
            options={[{ value: none, label: "None" }, ...channels.map((channel) => ({ value: channel.code, label: channel.name }))]}
          />
        </Field>
      </div>
      <BlackoutDates dates={rules.blackout_dates} disabled={disabled} onChange={(blackout_dates) => set({ blackout_dates })} />
    </div>
  );
}

const formatQuiet = ({ quiet_from, quiet_to }: SchedulerRules) =>
  quiet_from === quiet_to ? "None: posts go out at any hour." : "Nothing goes out during these hours, in each campaign's time zone.";

const mostDates = 366;

function BlackoutDates({
  dates,
  disabled,
  onChange,
}: {
  dates: readonly string[];
  disabled: boolean;
  onChange: (dates: string[]) => void;
}) {
  return (
    <Field label={ruleLabels.blackout_dates} group help="Holidays and similar days.">
      <div className="flex flex-wrap items-center gap-1.5">
        {dates.map((date) => (
          <Chip
            key={date}
            selected
            size="md"
            removeLabel={`Post on ${formatDay(date)} again`}
            onRemove={disabled ? undefined : () => onChange(dates.filter((one) => one !== date))}
          >
            {formatDay(date)}
          </Chip>
        ))}
        {dates.length === 0 && disabled && <span className="text-ink-3 text-sm">None.</span>}
        {!disabled && dates.length < mostDates && (
          <DatePicker
            aria-label="Add a day without posts"
            placeholder="Add a day"
            value={null}
            className="w-36"
            onValueChange={(day) => onChange([...new Set([...dates, day])].sort())}
          />
        )}
      </div>
    </Field>
  );
}
