import { Button, cn, MenuItem, MenuSeparator } from "@copydesk/ui";
import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { type ReactNode, useState } from "react";
import { ActionsMenu, EditHereItem } from "../actions-menu.tsx";

/** What is edited by its key: a part of a channel's text, an attribute. */
export interface Definition {
  key: string;
  label: string;
}

/** Messages by path: `0.key`, `2.default`, or an empty path for the whole. */
export type DefinitionErrors = Partial<Record<string, string | undefined>>;

export interface DefinitionDialogProps<T> {
  /** Null: a new one. */
  definition: T | null;
  /** Keys of the others. */
  taken: readonly string[];
  onSave: (definition: T) => void;
  onClose: () => void;
}

interface DefinitionRowsProps<T> {
  value: readonly T[];
  onChange: (value: T[]) => void;
  errors: DefinitionErrors;
  readOnly: boolean;
  /** Classes with the widths of the columns, from 768 px on, and what stands above them, but for the menu. */
  columns: string;
  headings: readonly string[];
  addLabel: string;
  most: number;
  least?: number;
  /** Under and behind the label. */
  about?: (one: T) => ReactNode;
  /** The further columns. */
  cells: (one: T, onChange: (next: T) => void) => ReactNode;
  dialog: (props: DefinitionDialogProps<T>) => ReactNode;
}

/** Definitions in a list: added, changed, put in order, taken away. */
export function DefinitionRows<T extends Definition>(props: DefinitionRowsProps<T>) {
  const { value, onChange, errors, readOnly, columns, headings, addLabel, most, least = 0, about, cells, dialog } = props;
  /** A place in the list, or the end of it for a new one. */
  const [open, setOpen] = useState<number | null>(null);
  const replace = (at: number, one: T) => onChange(value.map((other, index) => (index === at ? one : other)));
  return (
    <div>
      {value.length > 0 && (
        <ul className="border-line border-t">
          <li aria-hidden className={cn("hidden gap-3 py-2 text-ink-3 text-xs md:grid", columns)}>
            {headings.map((heading) => (
              <span key={heading}>{heading}</span>
            ))}
          </li>
          {value.map((one, at) => (
            <li key={one.key} className="border-line border-t max-md:first:border-0">
              <div className={cn("grid grid-cols-[minmax(0,1fr)_28px] items-center gap-x-3 gap-y-2 py-2 md:min-h-12", columns)}>
                <span className="min-w-0 text-base">
                  <bdi>{one.label}</bdi> <span className="font-mono text-ink-3 text-xs">{one.key}</span>
                  {about?.(one)}
                </span>
                {cells(one, (next) => replace(at, next))}
                {!readOnly && (
                  <RowMenu
                    label={one.label}
                    canMoveUp={at > 0}
                    canMoveDown={at < value.length - 1}
                    canRemove={value.length > least}
                    onOpen={() => setOpen(at)}
                    onMove={(by) => onChange(moved(value, at, by))}
                    onRemove={() => onChange(value.filter((_, index) => index !== at))}
                  />
                )}
              </div>
              <Problem>{firstError(errors, at)}</Problem>
            </li>
          ))}
        </ul>
      )}
      {value.length === 0 && readOnly && <p className="text-ink-3 text-sm">None.</p>}
      <Problem>{errors[""]}</Problem>
      {!readOnly && value.length < most && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2.5 -ml-2"
          icon={<PlusIcon size={12} weight="bold" />}
          onClick={() => setOpen(value.length)}
        >
          {addLabel}
        </Button>
      )}
      {open !== null &&
        dialog({
          definition: value[open] ?? null,
          taken: value.filter((_, at) => at !== open).map((one) => one.key),
          onClose: () => setOpen(null),
          onSave(one) {
            if (open < value.length) replace(open, one);
            else onChange([...value, one]);
            setOpen(null);
          },
        })}
    </div>
  );
}

function moved<T>(value: readonly T[], at: number, by: 1 | -1): T[] {
  const next = [...value];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(at + by, 0, one);
  return next;
}

const firstError = (errors: DefinitionErrors, at: number): string | undefined =>
  Object.entries(errors).find(([path]) => path === String(at) || path.startsWith(`${at}.`))?.[1];

const Problem = ({ children }: { children: string | undefined }) =>
  children && (
    <p role="alert" tabIndex={-1} data-problem className="py-2 text-destructive-ink text-xs">
      {children}
    </p>
  );

interface RowMenuProps {
  label: string;
  canMoveUp: boolean;
  canMoveDown: boolean;
  canRemove: boolean;
  onOpen: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const RowMenu = ({ label, canMoveUp, canMoveDown, canRemove, onOpen, onMove, onRemove }: RowMenuProps) => (
  <ActionsMenu label={`Actions for ${label}`} menuClassName="w-44">
    <EditHereItem onSelect={onOpen} />
    <MenuItem icon={<ArrowUpIcon size={16} />} disabled={!canMoveUp} onSelect={() => onMove(-1)}>
      Move up
    </MenuItem>
    <MenuItem icon={<ArrowDownIcon size={16} />} disabled={!canMoveDown} onSelect={() => onMove(1)}>
      Move down
    </MenuItem>
    <MenuSeparator />
    <MenuItem danger icon={<TrashIcon size={16} />} disabled={!canRemove} onSelect={onRemove}>
      Remove
    </MenuItem>
  </ActionsMenu>
);
