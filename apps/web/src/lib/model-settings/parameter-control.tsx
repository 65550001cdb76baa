import { Input, Select, Textarea } from "@copydesk/ui";
import { useState } from "react";
import { type ParameterName, parameterFacts } from "./parameter-facts.ts";

interface ParameterControlProps {
  name: ParameterName;
  value: unknown;
  onChange: (value: unknown) => void;
  disabled: boolean;
}

/** What sets one parameter, by its kind. */
export function ParameterControl({ name, value, onChange, disabled }: ParameterControlProps) {
  const { label, control, help } = parameterFacts[name];
  switch (control.kind) {
    case "range":
      return (
        <div className="flex items-center gap-3">
          <input
            type="range"
            aria-label={`${label}, slider`}
            title={help}
            min={control.min}
            max={control.max}
            step={control.step}
            value={Number(value)}
            disabled={disabled}
            onChange={(event) => onChange(Number(event.target.value))}
            className="h-5 min-w-0 flex-1 cursor-pointer accent-accent disabled:cursor-default disabled:opacity-55"
          />
          <NumberInput
            label={label}
            value={Number(value)}
            onChange={onChange}
            disabled={disabled}
            min={control.min}
            max={control.max}
            step={control.step}
          />
        </div>
      );
    case "whole":
      return (
        <div className="flex justify-end max-md:justify-start">
          <NumberInput
            label={label}
            value={Number(value)}
            onChange={onChange}
            disabled={disabled}
            min={control.min}
            max={control.max}
            step={1}
            wide
          />
        </div>
      );
    case "choice":
      return (
        <Select aria-label={label} size="sm" value={String(value)} onValueChange={onChange} options={control.options} disabled={disabled} />
      );
    case "texts":
      return (
        <Textarea
          aria-label={label}
          rows={2}
          value={Array.isArray(value) ? value.join("\n") : ""}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value.split("\n").slice(0, control.max))}
        />
      );
  }
}

interface NumberInputProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  disabled: boolean;
  min: number | undefined;
  max: number | undefined;
  step: number;
  wide?: boolean;
}

/** Hears only whole numbers: what is half typed, such as a lone minus, stays in the field alone. */
function NumberInput({ label, value, onChange, disabled, min, max, step, wide = false }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      size="sm"
      type="number"
      inputMode="decimal"
      aria-label={label}
      className={wide ? "w-28" : "w-[68px]"}
      inputClassName="text-right tabular-nums"
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      value={typed ?? String(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = event.target.valueAsNumber;
        if (Number.isFinite(next)) onChange(next);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
