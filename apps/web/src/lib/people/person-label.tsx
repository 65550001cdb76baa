import type { PersonCard } from "@copydesk/contracts";
import { Avatar, type AvatarSize } from "@copydesk/ui";
import type { ReactNode } from "react";
import { fullName } from "./full-name.ts";

interface PersonLabelProps {
  person: PersonCard;
  size?: AvatarSize;
  /** After the name, lighter. */
  note?: ReactNode;
}

/** Picture, name and address of somebody; of whom nobody knows a name, the address alone. */
export function PersonLabel({ person, size = 32, note }: PersonLabelProps) {
  const name = fullName(person);
  return (
    <span className="flex min-w-0 items-center gap-[11px]">
      <Avatar src={person.profile_pic} name={name} size={size} />
      <span className="min-w-0">
        <span className="block truncate font-control text-base text-ink leading-5">
          <bdi>{name}</bdi>
          {note && <span className="font-normal text-ink-3"> {note}</span>}
        </span>
        {name !== person.email && <span className="block truncate text-ink-3 text-xs leading-[17px]">{person.email}</span>}
      </span>
    </span>
  );
}
