import type { PersonCard } from "@copydesk/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { PersonPicker, useRested } from "../../../lib/people/person-picker.tsx";
import { trpc } from "../../../lib/trpc.ts";

interface HeirPickerProps {
  /** Who leaves. */
  except: string;
  value: PersonCard | null;
  onPick: (person: PersonCard) => void;
}

/** Somebody active who gets what another person made. */
export function HeirPicker({ except, ...picker }: HeirPickerProps) {
  const [typed, setTyped] = useState("");
  const search = useRested(typed);
  const found = trpc.users.list.useQuery({ search, status: "active", limit: 20 }, { placeholderData: keepPreviousData });
  return (
    <PersonPicker
      {...picker}
      people={found.data?.results.filter((person) => person.id !== except)}
      onSearch={setTyped}
      placeholder="Choose a person"
      empty="No matching active people"
    />
  );
}
