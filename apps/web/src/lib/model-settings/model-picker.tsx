import type { ModelOption } from "@copydesk/contracts";
import { Select } from "@copydesk/ui";
import { trpc } from "../trpc.ts";

interface ModelPickerProps {
  /** Null: whatever is the company's default. */
  value: string | null;
  onChange: (id: string | null) => void;
  disabled?: boolean;
  /** Needed outside a `Field`. */
  "aria-label"?: string;
}

const asDefault = "default";

/** One of the active models, or the company's default whichever that is. One that was switched off since is still shown. */
export function ModelPicker({ value, onChange, disabled = false, ...rest }: ModelPickerProps) {
  const { data } = trpc.options.get.useQuery(undefined, { staleTime: 30_000 });
  const models = data?.models ?? [];
  const isGone = value !== null && data !== undefined && !models.some((model) => model.id === value);
  return (
    <Select
      {...rest}
      value={value ?? asDefault}
      onValueChange={(next) => onChange(next === asDefault ? null : next)}
      disabled={disabled}
      options={[
        { value: asDefault, label: "Company default", detail: nameOfDefault(models) },
        ...models.map((model) => ({ value: model.id, label: model.name, ...(model.is_default && { detail: "the default now" }) })),
        ...(isGone ? [{ value, label: "A model that is switched off", detail: "the default is used", disabled: true }] : []),
      ]}
      placeholder={data ? "Choose" : "Loading …"}
    />
  );
}

const nameOfDefault = (models: readonly ModelOption[]) => models.find((model) => model.is_default)?.name ?? "Built-in writer";
