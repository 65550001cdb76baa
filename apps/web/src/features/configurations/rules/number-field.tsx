import { isIntegerText } from "@copydesk/contracts";
import { Field, Input } from "@copydesk/ui";
import { type ReactNode, useState } from "react";

interface NumberFieldProps {
  label: ReactNode;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  unit?: string;
  help?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
}

/** A whole number; what is no number yet stays as it is typed, and is refused on saving. */
export function NumberField({ label, value, onChange, min, max, unit, help, error, disabled = false }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isOut = !Number.isInteger(value) || value < min || value > max;
  return (
    <Field label={label} help={help} error={isOut ? `A whole number from ${min} to ${max.toLocaleString("en")}` : error}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        inputClassName="tabular-nums"
        disabled={disabled}
        trailing={unit && <span className="text-xs">{unit}</span>}
        value={typed ?? (Number.isNaN(value) ? "" : String(value))}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(isIntegerText(event.target.value.trim()) ? Number(event.target.value) : Number.NaN);
        }}
        onBlur={() => !isOut && setTyped(null)}
      />
    </Field>
  );
}
