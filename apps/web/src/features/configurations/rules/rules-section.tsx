import { type ChannelOption, type SchedulerRules, schedulerRuleProblems, schedulerRulesSchema } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { useState } from "react";
import { FormSection } from "../form/form-section.tsx";
import { ChannelWeek, weekColumns } from "./channel-week.tsx";
import { GeneralRules } from "./general-rules.tsx";
import { axisOf } from "./rule-edits.ts";
import { weekdays } from "./weekday-toggles.tsx";

interface RulesSectionProps {
  rules: SchedulerRules;
  channels: readonly ChannelOption[];
  /** Null for whoever may only look. */
  onChange: ((rules: SchedulerRules) => void) | null;
  /** Headings above their fields, where there is little room. */
  stacked?: boolean;
}

/** What plans are made by: a week as a picture, and the numbers. */
export function RulesSection({ rules, channels, onChange, stacked = false }: RulesSectionProps) {
  const [open, setOpen] = useState<string | null>(null);
  const channel_names = Object.fromEntries(channels.map((one) => [one.code, one.name]));
  const axis = axisOf(rules);
  // A number that is being typed is no rule yet.
  const problems = schedulerRulesSchema.safeParse(rules).success ? schedulerRuleProblems(rules, { channel_names }) : [];
  return (
    <>
      <FormSection title="When and how often" help="Plans follow this, whatever a model suggests." tour="schedule-rules" stacked={stacked}>
        <GeneralRules rules={rules} channels={channels} problems={problems} onChange={onChange} />
      </FormSection>
      <FormSection
        title="The week"
        help="When each channel posts. Open one to change its windows and number."
        tour="schedule-week"
        stacked={stacked}
      >
        <div aria-hidden className={cn("hidden items-end gap-x-3 border-line border-b pb-1.5 text-2xs text-ink-3 md:grid", weekColumns)}>
          <span>
            Each day from {axis.from} to {axis.to} h. Grey: quiet hours, days off
          </span>
          <span className="grid grid-cols-7 gap-1">
            {weekdays.map(({ short }) => (
              <span key={short}>{short}</span>
            ))}
          </span>
          <span />
        </div>
        <ul aria-label="Week of each channel" className="max-md:border-line max-md:border-t">
          {channels.map((channel) => (
            <ChannelWeek
              key={channel.code}
              channel={channel}
              rules={rules}
              problems={problems.filter(({ path }) => path[1] === channel.code)}
              isOpen={open === channel.code}
              onToggle={() => setOpen(open === channel.code ? null : channel.code)}
              onChange={onChange}
            />
          ))}
        </ul>
      </FormSection>
    </>
  );
}
