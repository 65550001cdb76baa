import { campaignLimits, daysBetween } from "@copydesk/contracts";
import { Combobox, DatePicker, Field } from "@copydesk/ui";
import { useMemo } from "react";
import { formatLength } from "../../../../lib/time-words.ts";
import { timeZoneOptions } from "../../../../lib/time-zones.ts";
import { addDays } from "../brief/blank-brief.ts";
import { FormSection } from "../form-section.tsx";
import { useBriefField } from "../use-brief-field.ts";

export function DatesSection() {
  const from = useBriefField("from_date");
  const to = useBriefField("to_date");
  const zone = useBriefField("timezone");
  const zones = useMemo(() => timeZoneOptions(zone.value), [zone.value]);
  const days = daysBetween(from.value, to.value);

  /** A later first day takes the last one along, so that the campaign stays as long as it was. */
  function moveFrom(day: string) {
    from.set(day);
    if (day <= to.value || days < 0) return;
    const [last = day] = [addDays(day, days), campaignLimits.lastDay].sort();
    to.set(last);
  }

  return (
    <FormSection id="dates" title="From and to" help="Posts are only planned between these days.">
      <div className="grid items-start gap-4 sm:grid-cols-2 md:grid-cols-[1fr_1fr_1.25fr]">
        <Field label="From" error={from.errors}>
          <DatePicker value={from.value} min={campaignLimits.firstDay} max={campaignLimits.lastDay} onValueChange={moveFrom} />
        </Field>
        <Field label="To" error={to.errors} help={days >= 0 && to.errors.length === 0 ? formatLength(days + 1) : undefined}>
          <DatePicker value={to.value} min={from.value} max={campaignLimits.lastDay} onValueChange={to.set} />
        </Field>
        <Field label="Time zone" error={zone.errors} className="sm:max-md:col-span-2">
          <Combobox value={zone.value} onValueChange={zone.set} options={zones} searchPlaceholder="City or region" />
        </Field>
      </div>
    </FormSection>
  );
}
