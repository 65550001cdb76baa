import type { UserDetail } from "@copydesk/contracts";
import { Combobox, Field, IconButton, Switch } from "@copydesk/ui";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { TeamDot } from "../../../lib/people/team-dot.tsx";
import { useUserOptions } from "../list/user-list.ts";

interface Seat {
  team_id: string;
  can_edit: boolean;
}
interface TeamSeatsProps {
  person: UserDetail;
  values: readonly Seat[];
  onChange: (seats: Seat[]) => void;
  error: string | undefined;
}

/** Teams of a person, in each of which they may read or also edit. */
export function TeamSeats({ person, values, onChange, error }: TeamSeatsProps) {
  const teams = useUserOptions().data?.teams ?? [];
  // Inactive teams are not offered, but whoever is in one stays in it.
  const known = new Map([...person.teams, ...teams].map((team) => [team.id, team]));
  const free = teams.filter((team) => !values.some((seat) => seat.team_id === team.id));
  return (
    <Field label="Teams" group hideLabel error={error}>
      {values.length > 0 && (
        <ul className="rounded-md border border-line">
          {values.map((seat) => (
            <SeatRow
              key={seat.team_id}
              team={known.get(seat.team_id)}
              seat={seat}
              onChange={(next) => onChange(values.map((one) => (one.team_id === next.team_id ? next : one)))}
              onRemove={() => onChange(values.filter((one) => one.team_id !== seat.team_id))}
            />
          ))}
        </ul>
      )}
      <Combobox
        aria-label="Add to a team"
        value={null}
        onValueChange={(team_id) => onChange([...values, { team_id, can_edit: false }])}
        options={free.map(({ id, name, colour }) => ({ value: id, label: name, icon: <TeamDot colour={colour} /> }))}
        placeholder="Add to a team"
        searchPlaceholder="Find a team"
        empty={teams.length === 0 ? "There is no team yet" : "No matching teams"}
      />
    </Field>
  );
}

interface SeatRowProps {
  team: { name: string; colour: string } | undefined;
  seat: Seat;
  onChange: (seat: Seat) => void;
  onRemove: () => void;
}

function SeatRow({ team, seat, onChange, onRemove }: SeatRowProps) {
  const name = team?.name ?? seat.team_id;
  return (
    <li className="flex items-center gap-3 border-line border-b py-1.5 pr-1.5 pl-3 last:border-0">
      <TeamDot colour={team?.colour ?? ""} />
      <bdi className="min-w-0 flex-1 text-sm wrap-anywhere">{name}</bdi>
      <span aria-hidden className="text-ink-3 text-xs">
        May edit
      </span>
      <Switch
        size="sm"
        aria-label={`May edit what is shared with ${name}`}
        checked={seat.can_edit}
        onCheckedChange={(can_edit) => onChange({ ...seat, can_edit })}
      />
      <IconButton label={`Remove from ${name}`} tooltip={false} icon={<XIcon size={14} />} onClick={onRemove} />
    </li>
  );
}
