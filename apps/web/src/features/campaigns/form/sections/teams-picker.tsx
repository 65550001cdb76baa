import type { TeamOption } from "@copydesk/contracts";
import { cn, Menu, MenuCheckboxItem, MenuContent, MenuTrigger, useFieldControl, useFieldLabel } from "@copydesk/ui";
import { CaretUpDownIcon } from "@phosphor-icons/react/dist/csr/CaretUpDown";

interface TeamsPickerProps {
  teams: readonly TeamOption[];
  values: readonly string[];
  onValuesChange: (ids: string[]) => void;
  disabled: boolean;
}

/** Teams to share with; none of them leaves the campaign to its owner. The menu stays open while one ticks. */
export function TeamsPicker({ teams, values, onValuesChange, disabled }: TeamsPickerProps) {
  const control = useFieldControl();
  const label = useFieldLabel();
  const names = teams.filter(({ id }) => values.includes(id)).map(({ name }) => name);
  const set = (id: string, on: boolean) => onValuesChange(on ? [...values, id] : values.filter((one) => one !== id));
  return (
    <Menu>
      <MenuTrigger>
        <button
          type="button"
          {...control}
          aria-labelledby={label && `${label} ${control.id}`}
          disabled={disabled}
          className="flex min-h-9 w-full min-w-0 items-center gap-2 rounded-md border border-line-strong bg-canvas px-[11px] py-1.5 text-left text-base outline-none transition-[border-color,box-shadow] focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent/16 disabled:bg-sunken"
        >
          <span className={cn("min-w-0 flex-1", names.length === 0 && "text-ink-3")}>{names.join(", ") || "Nobody but you"}</span>
          <CaretUpDownIcon size={14} aria-hidden className="shrink-0 text-glyph" />
        </button>
      </MenuTrigger>
      <MenuContent align="start" className="w-(--radix-dropdown-menu-trigger-width)">
        {teams.map(({ id, name }) => (
          <MenuCheckboxItem
            key={id}
            checked={values.includes(id)}
            onCheckedChange={(on) => set(id, on)}
            onSelect={(event) => event.preventDefault()}
          >
            {name}
          </MenuCheckboxItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
