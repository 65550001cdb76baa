import { Button } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { SettingsSection } from "../../../lib/settings-form/settings-split.tsx";
import type { ModelValues } from "./model-values.ts";
import { PriceSuggestion } from "./price-suggestion.tsx";
import type { ModelForm } from "./use-model-form.ts";

/** What a new model keeps out of sight until somebody asks for it. */
export const foldedFields = [
  "price_in",
  "price_out",
  "price_cached",
  "currency",
  "monthly_budget",
  "max_concurrency",
  "requests_per_minute",
  "timeout_seconds",
  "context_size",
  "fallback_model_id",
  "parameters",
] as const satisfies (keyof ModelValues)[];

/** In place of prices, limits and parameters. A price that is known is offered here too. */
export function FoldedSections({ form, onUnfold }: { form: ModelForm; onUnfold: () => void }) {
  const isOpenAi = form.watch("provider") === "openai";
  const [price_in, price_out, currency] = form.watch(["price_in", "price_out", "currency"]);
  const isPriced = price_in !== "" || price_out !== "";
  return (
    <SettingsSection title="More settings" help="Everything here has a default.">
      <PriceSuggestion form={form} />
      {isPriced && (
        <p className="text-ink-2 text-sm tabular-nums">{`Price per million tokens: ${[price_in && `${price_in} in`, price_out && `${price_out} out`].filter(Boolean).join(", ")} ${currency ?? ""}`}</p>
      )}
      <div>
        <Button icon={<CaretDownIcon size={14} />} onClick={onUnfold}>
          {isOpenAi ? "Address, price, limits and parameters" : "Price, limits and parameters"}
        </Button>
      </div>
    </SettingsSection>
  );
}
