import { Field, MultiPicker } from "@copydesk/ui";
import { TeamDot } from "../../../lib/people/team-dot.tsx";

interface TeamsPickerProps {
  teams: readonly { id: string; name: string; colour: string }[] | undefined;
  values: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}

/** Teams as chips. */
export function TeamsPicker({ teams = [], values, onChange, error }: TeamsPickerProps) {
  return (
    <Field label="Teams" optional group error={error}>
      <MultiPicker
        values={values}
        onValuesChange={onChange}
        options={teams.map(({ id, name, colour }) => ({ value: id, label: name, icon: <TeamDot colour={colour} /> }))}
        addLabel="Add team"
        searchPlaceholder="Find a team"
        empty={teams.length === 0 ? "There is no team yet" : "No matching teams"}
      />
    </Field>
  );
}
