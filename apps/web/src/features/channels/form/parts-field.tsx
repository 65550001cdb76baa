import { channelLimits, type FieldSpec, lengthUnits } from "@copydesk/contracts";
import { Button, Checkbox, IconButton, Input, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger, Select } from "@copydesk/ui";
import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useState } from "react";
import { sayBounds, unitNames } from "../channel-words.ts";
import type { FormErrors } from "./form-errors.ts";
import { PartDialog } from "./part-dialog.tsx";

interface PartsFieldProps {
  value: readonly FieldSpec[];
  onChange: (value: FieldSpec[]) => void;
  errors: FormErrors;
  readOnly: boolean;
}

const columns = "md:grid-cols-[minmax(0,1fr)_76px_172px_200px_28px]";

/** The parts of a channel's text with their limits: added, changed, put in order, taken away. */
export function PartsField({ value, onChange, errors, readOnly }: PartsFieldProps) {
  /** A place in the list, or the end of it for a new one. */
  const [open, setOpen] = useState<number | null>(null);
  const replace = (at: number, one: FieldSpec) => onChange(value.map((other, index) => (index === at ? one : other)));
  const move = (at: number, by: 1 | -1) => {
    const next = [...value];
    const [one] = next.splice(at, 1);
    if (one) next.splice(at + by, 0, one);
    onChange(next);
  };
  return (
    <div>
      <ul className="border-line border-t">
        <li aria-hidden className={`hidden gap-3 py-2 text-ink-3 text-xs md:grid ${columns}`}>
          <span>Part</span>
          <span>Required</span>
          <span>Longest</span>
          <span>Counted as</span>
        </li>
        {value.map((part, at) => (
          <PartRow
            key={part.key}
            part={part}
            error={firstError(errors, at)}
            readOnly={readOnly}
            isFirst={at === 0}
            isLast={at === value.length - 1}
            isOnly={value.length === 1}
            onChange={(next) => replace(at, next)}
            onOpen={() => setOpen(at)}
            onMove={(by) => move(at, by)}
            onRemove={() => onChange(value.filter((_, index) => index !== at))}
          />
        ))}
      </ul>
      {errors[""] && (
        <p role="alert" tabIndex={-1} data-problem className="pt-2 text-destructive-ink text-xs">
          {errors[""]}
        </p>
      )}
      {!readOnly && value.length < channelLimits.fields && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2.5 -ml-2"
          icon={<PlusIcon size={12} weight="bold" />}
          onClick={() => setOpen(value.length)}
        >
          Add a part
        </Button>
      )}
      {open !== null && (
        <PartDialog
          part={value[open] ?? null}
          taken={value.filter((_, at) => at !== open).map((one) => one.key)}
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

const firstError = (errors: FormErrors, at: number): string | undefined =>
  Object.entries(errors).find(([path]) => path === String(at) || path.startsWith(`${at}.`))?.[1];

interface PartRowProps {
  part: FieldSpec;
  error: string | undefined;
  readOnly: boolean;
  isFirst: boolean;
  isLast: boolean;
  isOnly: boolean;
  onChange: (part: FieldSpec) => void;
  onOpen: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function PartRow({ part, error, readOnly, isFirst, isLast, isOnly, onChange, onOpen, onMove, onRemove }: PartRowProps) {
  const { label, key, required, unit } = part;
  return (
    <li className="border-line border-t">
      <div className={`grid grid-cols-[minmax(0,1fr)_28px] items-center gap-x-3 gap-y-2 py-2 md:min-h-12 ${columns}`}>
        <span className="min-w-0 text-base">
          <bdi>{label}</bdi> <span className="font-mono text-ink-3 text-xs">{key}</span>
          <span className="block text-ink-3 text-xs md:hidden">{sayBounds(part)}</span>
        </span>
        <span className="flex items-center gap-2 max-md:order-last max-md:col-span-2">
          <Checkbox
            aria-label={`${label} is required`}
            checked={required}
            disabled={readOnly}
            onCheckedChange={(next) => onChange({ ...part, required: next })}
          />
          <span aria-hidden className="text-ink-3 text-xs md:hidden">
            Required
          </span>
        </span>
        <span className="max-md:order-last max-md:col-span-2">
          <Longest part={part} onChange={onChange} readOnly={readOnly} />
        </span>
        <span className="min-w-0 max-md:order-last max-md:col-span-2">
          <Select
            aria-label={`How ${label} is counted`}
            size="sm"
            value={unit}
            disabled={readOnly}
            onValueChange={(next) => onChange({ ...part, unit: next })}
            options={lengthUnits.map((one) => ({ value: one, label: unitNames[one] }))}
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
              <MenuItem danger icon={<TrashIcon size={16} />} disabled={isOnly} onSelect={onRemove}>
                Remove
              </MenuItem>
            </MenuContent>
          </Menu>
        )}
      </div>
      {error && (
        <p role="alert" tabIndex={-1} data-problem className="pb-2 text-destructive-ink text-xs">
          {error}
        </p>
      )}
    </li>
  );
}

type Bound = "max" | "countMin" | "countMax";

/** The longest text, or how many entries a list has. */
function Longest({ part, onChange, readOnly }: { part: FieldSpec; onChange: (part: FieldSpec) => void; readOnly: boolean }) {
  const input = (bound: Bound, label: string) => (
    <Input
      type="number"
      inputMode="numeric"
      size="sm"
      aria-label={label}
      min={bound === "countMin" ? 0 : 1}
      placeholder="any"
      disabled={readOnly}
      inputClassName="tabular-nums"
      className={bound === "max" ? "w-28" : "w-16"}
      value={part[bound] ?? ""}
      onChange={(event) => onChange(withBound(part, bound, event.target.valueAsNumber))}
    />
  );
  if (part.format !== "list") return input("max", `Longest ${part.label}`);
  return (
    <span className="flex items-center gap-1.5 text-ink-2 text-sm">
      {input("countMin", `Fewest of ${part.label}`)} to {input("countMax", `Most of ${part.label}`)}
    </span>
  );
}

function withBound(part: FieldSpec, bound: Bound, value: number): FieldSpec {
  const { [bound]: _before, ...rest } = part;
  return Number.isFinite(value) ? { ...rest, [bound]: value } : rest;
}
