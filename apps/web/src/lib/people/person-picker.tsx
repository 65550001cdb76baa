import type { PersonCard } from "@copydesk/contracts";
import { Avatar, Combobox } from "@copydesk/ui";
import { fullName } from "./full-name.ts";

interface PersonPickerProps {
  value: PersonCard | null;
  onPick: (person: PersonCard) => void;
  /** People found by what is typed; the same ones until they are asked for otherwise. */
  people: readonly PersonCard[] | undefined;
  onSearch: (text: string) => void;
  placeholder: string;
  empty?: string;
  "aria-label"?: string;
}

/** One of many people, found on the server by name or address. */
export function PersonPicker({ value, onPick, people, onSearch, placeholder, empty, ...rest }: PersonPickerProps) {
  const found = people ?? [];
  const shown = value && !found.some((one) => one.id === value.id) ? [value, ...found] : found;
  return (
    <Combobox
      {...rest}
      value={value?.id ?? null}
      onValueChange={(id) => {
        const person = shown.find((one) => one.id === id);
        if (person) onPick(person);
      }}
      options={shown.map((person) => ({
        value: person.id,
        label: fullName(person),
        description: person.email,
        // Not of the chosen one: its initials would be words of the button that its name does not say.
        icon: person.id !== value?.id && <Avatar src={person.profile_pic} name={fullName(person)} size={20} />,
      }))}
      placeholder={placeholder}
      searchPlaceholder="Name or email"
      empty={people ? (empty ?? "No matching people") : "Looking …"}
      onSearch={onSearch}
    />
  );
}
