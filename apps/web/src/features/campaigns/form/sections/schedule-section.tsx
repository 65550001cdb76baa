import { Switch } from "@copydesk/ui";
import { Link } from "react-router";
import { useApp } from "../../../../lib/stores/app.ts";
import { useFormStage } from "../form-context.ts";
import { FormSection } from "../form-section.tsx";
import { useBriefField } from "../use-brief-field.ts";

export function ScheduleSection() {
  const { options } = useFormStage();
  const { value, set } = useBriefField("content_schedule");
  const mayChange = useApp((state) => state.modules?.some((module) => module.module_code === "scheduler_configuration"));
  return (
    <FormSection id="schedule" title="Content schedule" help="Suggested days and times for every piece.">
      <Switch
        label="Plan a posting schedule"
        help={
          <>
            {options.schedule_note}{" "}
            {mayChange && (
              <Link to="/settings/scheduler-config" className="font-medium text-accent-ink hover:underline">
                Change
              </Link>
            )}
          </>
        }
        checked={value}
        onCheckedChange={set}
      />
    </FormSection>
  );
}
