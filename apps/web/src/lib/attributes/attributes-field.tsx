import type { Attribute } from "@copydesk/contracts";
import { Button, IconButton, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useState } from "react";
import { AttributeDialog } from "./attribute-dialog.tsx";
import { AttributeValueField } from "./attribute-value.tsx";
import { sayType } from "./attribute-words.ts";
import { TypeIcon } from "./type-icon.tsx";

export interface AttributesFieldProps {
  value: readonly Attribute[];
  onChange: (value: Attribute[]) => void;
  /** Messages by path: `0.key`, `2.default`, or an empty path for the whole. */
  errors?: Partial<Record<string, string | undefined>>;
  /** Keys that may not be taken, such as the names of variables. */
  reserved?: readonly string[];
  readOnly?: boolean;
}

const mostAttributes = 40;

/** Definitions of attributes with their defaults: added, changed, put in order, taken away. */
export function AttributesField({ value, onChange, errors = {}, reserved = [], readOnly = false }: AttributesFieldProps) {
  /** A place in the list, or the end of it for a new one. */
  const [open, setOpen] = useState<number | null>(null);
  const replace = (at: number, one: Attribute) => onChange(value.map((other, index) => (index === at ? one : other)));
  const move = (at: number, by: 1 | -1) => {
    const next = [...value];
    const [one] = next.splice(at, 1);
    if (one) next.splice(at + by, 0, one);
    onChange(next);
  };
  return (
    <div>
      {value.length > 0 && (
        <ul className="border-line border-t">
          <li aria-hidden className="hidden grid-cols-[minmax(0,1fr)_140px_minmax(0,250px)_28px] gap-3 py-2 text-ink-3 text-xs md:grid">
            <span>Label</span>
            <span>Type</span>
            <span>Default</span>
          </li>
          {value.map((one, at) => (
            <AttributeRow
              key={one.key}
              attribute={one}
              error={firstError(errors, at)}
              readOnly={readOnly}
              isFirst={at === 0}
              isLast={at === value.length - 1}
              onChange={(next) => replace(at, next)}
              onOpen={() => setOpen(at)}
              onMove={(by) => move(at, by)}
              onRemove={() => onChange(value.filter((_, index) => index !== at))}
            />
          ))}
        </ul>
      )}
      {value.length === 0 && readOnly && <p className="text-ink-3 text-sm">None.</p>}
      {errors[""] && (
        <p role="alert" className="pt-2 text-destructive-ink text-xs">
          {errors[""]}
        </p>
      )}
      {!readOnly && value.length < mostAttributes && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2.5 -ml-2"
          icon={<PlusIcon size={12} weight="bold" />}
          onClick={() => setOpen(value.length)}
        >
          Add an attribute
        </Button>
      )}
      {open !== null && (
        <AttributeDialog
          attribute={value[open] ?? null}
          taken={[...value.filter((_, at) => at !== open).map((one) => one.key), ...reserved]}
          onClose={() => setOpen(null)}
          onSave={(one) => {
            if (open < value.length) replace(open, one);
            else onChange([...value, one]);
            setOpen(null);
          }}
        />
      )}
    </div>
  );
}

function firstError(errors: Partial<Record<string, string | undefined>>, at: number): string | undefined {
  return Object.entries(errors).find(([path]) => path === String(at) || path.startsWith(`${at}.`))?.[1];
}

interface AttributeRowProps {
  attribute: Attribute;
  error: string | undefined;
  readOnly: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChange: (attribute: Attribute) => void;
  onOpen: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function AttributeRow({ attribute, error, readOnly, isFirst, isLast, onChange, onOpen, onMove, onRemove }: AttributeRowProps) {
  const { label, key, type, required } = attribute;
  return (
    <li className="border-line border-t first:border-0 md:border-t">
      <div className="grid grid-cols-[minmax(0,1fr)_28px] items-center gap-x-3 gap-y-1.5 py-2 md:min-h-12 md:grid-cols-[minmax(0,1fr)_140px_minmax(0,250px)_28px]">
        <span className="min-w-0 text-base">
          <bdi>{label}</bdi> <span className="font-mono text-ink-3 text-xs">{key}</span>
          {required && <span className="text-ink-3 text-xs"> required</span>}
        </span>
        <span className="flex items-center gap-1.5 text-ink-2 text-sm max-md:order-last max-md:col-span-2">
          <TypeIcon type={type} />
          {sayType(attribute)}
        </span>
        <span className="min-w-0 max-md:order-last max-md:col-span-2">
          <AttributeValueField
            aria-label={`Default of ${label}`}
            size="sm"
            attribute={attribute}
            value={attribute.default}
            disabled={readOnly}
            onChange={(value) => onChange({ ...attribute, default: value })}
          />
        </span>
        {!readOnly && (
          <Menu>
            <MenuTrigger>
              <IconButton label={`Actions for ${label}`} tooltip={false} icon={<DotsThreeIcon size={18} weight="bold" />} />
            </MenuTrigger>
            <MenuContent className="w-44">
              <MenuItem icon={<PencilSimpleIcon size={16} />} onSelect={onOpen}>
                Edit
              </MenuItem>
              <MenuItem icon={<ArrowUpIcon size={16} />} disabled={isFirst} onSelect={() => onMove(-1)}>
                Move up
              </MenuItem>
              <MenuItem icon={<ArrowDownIcon size={16} />} disabled={isLast} onSelect={() => onMove(1)}>
                Move down
              </MenuItem>
              <MenuSeparator />
              <MenuItem danger icon={<TrashIcon size={16} />} onSelect={onRemove}>
                Remove
              </MenuItem>
            </MenuContent>
          </Menu>
        )}
      </div>
      {error && (
        <p role="alert" className="pb-2 text-destructive-ink text-xs">
          {error}
        </p>
      )}
    </li>
  );
}
