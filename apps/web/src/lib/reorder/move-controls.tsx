import { MenuItem, MenuSeparator } from "@copydesk/ui";
import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/csr/DotsSixVertical";
import type { Place } from "./ordered-rows.tsx";

interface DragHandleProps {
  name: string;
  place: Place | null;
  disabled?: boolean;
}

/** What a row is dragged by; its column stays empty where the order cannot be changed. */
export const DragHandle = ({ name, place, disabled }: DragHandleProps) => (
  <span className="z-1 self-start md:self-center">
    {place && (
      <button
        type="button"
        aria-label={`Move ${name}`}
        title="Drag, or use the arrow keys"
        disabled={disabled}
        className="grid size-7 cursor-grab touch-none place-items-center rounded-sm text-glyph hover:bg-hover hover:text-ink active:cursor-grabbing"
        {...place.handleProps}
      >
        <DotsSixVerticalIcon size={16} aria-hidden />
      </button>
    )}
  </span>
);

/** The same from the menu of the row. */
export const MoveItems = ({ place }: { place: Place }) => (
  <>
    <MenuSeparator />
    <MenuItem icon={<ArrowUpIcon size={16} />} disabled={place.index === 0} onSelect={() => place.move(place.index - 1)}>
      Move up
    </MenuItem>
    <MenuItem icon={<ArrowDownIcon size={16} />} disabled={place.index === place.count - 1} onSelect={() => place.move(place.index + 1)}>
      Move down
    </MenuItem>
  </>
);
