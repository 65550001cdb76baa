import { Field, IconButton, Switch } from "@copydesk/ui";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { fullName } from "../../../lib/people/full-name.ts";
import { PersonLabel } from "../../../lib/people/person-label.tsx";
import { PersonPicker } from "../../../lib/people/person-picker.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import type { Seat } from "./team-values.ts";

interface MemberSeatsProps {
  values: readonly Seat[];
  onChange: (seats: Seat[]) => void;
  error: string | undefined;
}

/** Who is in the team, with a switch for who may also edit; the last one added stands first. */
export function MemberSeats({ values, onChange, error }: MemberSeatsProps) {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed, 200);
  const found = trpc.teams.people.useQuery({ search }, { placeholderData: keepPreviousData });
  const free = found.data?.filter((person) => !values.some((seat) => seat.person.id === person.id));
  return (
    <Field label="Members" group hideLabel error={error}>
      <PersonPicker
        aria-label="Add a member"
        value={null}
        onPick={(person) => onChange([{ person, can_edit: false }, ...values])}
        people={free}
        onSearch={setTyped}
        placeholder="Add a member"
        empty="No matching people"
      />
      {values.length > 0 && (
        <ul className="mt-1 max-h-[420px] overflow-y-auto rounded-md border border-line">
          {values.map((seat) => (
            <SeatRow
              key={seat.person.id}
              seat={seat}
              onChange={(next) => onChange(values.map((one) => (one.person.id === next.person.id ? next : one)))}
              onRemove={() => onChange(values.filter((one) => one.person.id !== seat.person.id))}
            />
          ))}
        </ul>
      )}
    </Field>
  );
}

interface SeatRowProps {
  seat: Seat;
  onChange: (seat: Seat) => void;
  onRemove: () => void;
}

function SeatRow({ seat, onChange, onRemove }: SeatRowProps) {
  const name = fullName(seat.person);
  return (
    <li className="flex items-center gap-3 border-line border-b py-2 pr-1.5 pl-3 last:border-0">
      <span className="min-w-0 flex-1">
        <PersonLabel person={seat.person} size={28} />
      </span>
      <span aria-hidden className="shrink-0 text-ink-3 text-xs">
        May edit
      </span>
      <Switch
        size="sm"
        aria-label={`${name} may edit`}
        checked={seat.can_edit}
        onCheckedChange={(can_edit) => onChange({ ...seat, can_edit })}
      />
      <IconButton label={`Remove ${name}`} tooltip={false} icon={<XIcon size={14} />} onClick={onRemove} />
    </li>
  );
}
