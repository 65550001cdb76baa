import type { Attribute, AttributeValue } from "@copydesk/contracts";
import { DatePicker, Input, MultiPicker, Select, Switch, Textarea } from "@copydesk/ui";
import { useState } from "react";

interface AttributeValueFieldProps {
  attribute: Attribute;
  value: AttributeValue;
  onChange: (value: AttributeValue) => void;
  /** What to say where nothing is set. */
  placeholder?: string;
  disabled?: boolean;
  size?: "sm" | "md";
  /** Needed outside a `Field`. */
  "aria-label"?: string;
}

const none = "\u0000none";

/** What sets the value of an attribute, by its type. */
export function AttributeValueField({
  attribute,
  value,
  onChange,
  placeholder = "None",
  disabled = false,
  size = "md",
  ...rest
}: AttributeValueFieldProps) {
  const text = typeof value === "string" ? value : "";
  const list = Array.isArray(value) ? value : [];
  switch (attribute.type) {
    case "text":
      return (
        <Input
          {...rest}
          dir="auto"
          size={size}
          disabled={disabled}
          placeholder={placeholder}
          value={text}
          onChange={(event) => onChange(event.target.value || null)}
        />
      );
    case "url":
      return (
        <Input
          {...rest}
          type="url"
          dir="ltr"
          size={size}
          disabled={disabled}
          placeholder={placeholder}
          value={text}
          onChange={(event) => onChange(event.target.value || null)}
        />
      );
    case "textarea":
      return (
        <Textarea
          {...rest}
          dir="auto"
          rows={2}
          disabled={disabled}
          placeholder={placeholder}
          value={text}
          onChange={(event) => onChange(event.target.value || null)}
        />
      );
    case "number":
      return (
        <Input
          {...rest}
          type="number"
          inputMode="decimal"
          size={size}
          disabled={disabled}
          placeholder={placeholder}
          min={attribute.min}
          max={attribute.max}
          step="any"
          inputClassName="tabular-nums"
          value={typeof value === "number" ? String(value) : ""}
          onChange={(event) => onChange(Number.isFinite(event.target.valueAsNumber) ? event.target.valueAsNumber : null)}
        />
      );
    case "boolean":
      return (
        <span className="flex min-h-8 items-center gap-2 text-base">
          <Switch
            {...rest}
            size="sm"
            aria-label={rest["aria-label"] ?? attribute.label}
            disabled={disabled}
            checked={value === true}
            onCheckedChange={onChange}
          />
          <span aria-hidden>{value === true ? "Yes" : "No"}</span>
        </span>
      );
    case "select":
      return (
        <Select
          {...rest}
          size={size}
          disabled={disabled}
          value={text === "" ? none : text}
          onValueChange={(next) => onChange(next === none ? null : next)}
          options={[{ value: none, label: placeholder }, ...(attribute.options ?? []).map((option) => ({ value: option, label: option }))]}
        />
      );
    case "multiselect":
      return (
        <MultiPicker
          values={list}
          onValuesChange={onChange}
          options={(attribute.options ?? []).map((option) => ({ value: option, label: option }))}
          addLabel={`Add to ${attribute.label.toLowerCase()}`}
          disabled={disabled}
        />
      );
    case "date":
      return <DatePicker {...rest} disabled={disabled} value={text || null} onValueChange={onChange} placeholder={placeholder} />;
    case "tags":
      return <TagsInput {...rest} size={size} disabled={disabled} placeholder={placeholder} value={list} onChange={onChange} />;
  }
}

interface TagsInputProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder: string;
  disabled: boolean;
  size: "sm" | "md";
  "aria-label"?: string;
}

/** Tags with commas between them; what is typed stays as it is until the field is left. */
function TagsInput({ value, onChange, ...rest }: TagsInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      {...rest}
      dir="auto"
      value={typed ?? value.join(", ")}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value.split(",").flatMap((one) => one.trim() || []));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
