import { campaignLimits, daysBetween, isIntegerText } from "@copydesk/contracts";
import { Combobox, Field, Input } from "@copydesk/ui";
import { useMemo, useState } from "react";
import { timeZoneOptions } from "../../../../lib/time-zones.ts";
import { addDays } from "../brief/blank-brief.ts";
import { FormSection } from "../form-section.tsx";
import { useBriefField } from "../use-brief-field.ts";

/** A template has no dates, only how long its campaigns last. */
export function LengthSection() {
  const from = useBriefField("from_date");
  const to = useBriefField("to_date");
  const zone = useBriefField("timezone");
  const zones = useMemo(() => timeZoneOptions(zone.value), [zone.value]);
  const [typed, setTyped] = useState(String(daysBetween(from.value, to.value) + 1));
  const days = daysIn(typed);
  const problem =
    days < 1 || days > campaignLimits.spanDays + 1 ? `Enter a number of days from 1 to ${campaignLimits.spanDays + 1}` : undefined;

  function change(text: string) {
    setTyped(text);
    const count = daysIn(text);
    // What is no number of days makes the last day one that cannot be saved.
    to.set(addDays(from.value, count >= 1 && count <= 9_999 ? count - 1 : -1));
  }
  return (
    <FormSection id="dates" title="Length" help="A campaign starts on the day you choose and lasts this long.">
      <div className="grid items-start gap-4 sm:grid-cols-[160px_1fr]">
        <Field label="Days" error={problem}>
          <Input inputMode="numeric" value={typed} onChange={(event) => change(event.target.value)} />
        </Field>
        <Field label="Time zone" error={zone.errors}>
          <Combobox value={zone.value} onValueChange={zone.set} options={zones} searchPlaceholder="City or region" />
        </Field>
      </div>
    </FormSection>
  );
}

/** 0 for what is no number of days. */
const daysIn = (typed: string): number => (isIntegerText(typed.trim()) ? Number(typed) : 0);
