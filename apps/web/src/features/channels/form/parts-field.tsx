import { channelLimits, type FieldSpec, lengthUnits } from "@copydesk/contracts";
import { Checkbox, Input, Select } from "@copydesk/ui";
import { DefinitionRows } from "../../../lib/definitions/definition-rows.tsx";
import type { FormErrors } from "../../../lib/versioned-form/form-problems.ts";
import { formatBounds, unitNames } from "../channel-words.ts";
import { PartDialog } from "./part-dialog.tsx";

interface PartsFieldProps {
  value: readonly FieldSpec[];
  onChange: (value: FieldSpec[]) => void;
  errors: FormErrors;
  readOnly: boolean;
}

/** The parts of a channel's text with their limits. */
export const PartsField = ({ value, onChange, errors, readOnly }: PartsFieldProps) => (
  <DefinitionRows
    value={value}
    onChange={onChange}
    errors={errors}
    readOnly={readOnly}
    columns="md:grid-cols-[minmax(0,1fr)_76px_172px_200px_28px]"
    headings={["Part", "Required", "Longest", "Counted as"]}
    addLabel="Add a part"
    most={channelLimits.fields}
    least={1}
    about={(part) => <span className="block text-ink-3 text-xs md:hidden">{formatBounds(part)}</span>}
    cells={(part, change) => <PartCells part={part} readOnly={readOnly} onChange={change} />}
    dialog={(props) => <PartDialog {...props} />}
  />
);

interface PartCellsProps {
  part: FieldSpec;
  readOnly: boolean;
  onChange: (part: FieldSpec) => void;
}

const PartCells = ({ part, readOnly, onChange }: PartCellsProps) => (
  <>
    <span className="flex items-center gap-2 max-md:order-last max-md:col-span-2">
      {readOnly ? (
        <span className="text-ink-2 text-sm">{part.required ? "Required" : "Optional"}</span>
      ) : (
        <>
          <Checkbox
            aria-label={`${part.label} is required`}
            checked={part.required}
            onCheckedChange={(required) => onChange({ ...part, required })}
          />
          <span aria-hidden className="text-ink-3 text-xs md:hidden">
            Required
          </span>
        </>
      )}
    </span>
    <span className="max-md:order-last max-md:col-span-2">
      <Longest part={part} onChange={onChange} readOnly={readOnly} />
    </span>
    <span className="min-w-0 max-md:order-last max-md:col-span-2">
      <Select
        aria-label={`How ${part.label} is counted`}
        size="sm"
        value={part.unit}
        disabled={readOnly}
        onValueChange={(unit) => onChange({ ...part, unit })}
        options={lengthUnits.map((one) => ({ value: one, label: unitNames[one] }))}
      />
    </span>
  </>
);

type Bound = "max" | "countMin" | "countMax";

/** The longest text, or how many entries a list has. */
function Longest({ part, onChange, readOnly }: PartCellsProps) {
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
