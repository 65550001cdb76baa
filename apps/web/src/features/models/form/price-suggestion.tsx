import { Button } from "@copydesk/ui";
import { trpc } from "../../../lib/trpc.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { formatSuggestion } from "../words/model-words.ts";
import type { ModelForm } from "./use-model-form.ts";

/** What a catalogue of public prices says of the model, as long as nobody has entered a price; nothing for one that it does not know. */
export function PriceSuggestion({ form }: { form: ModelForm }) {
  const [provider, model_name, deployment_name, endpoint_url] = form.watch(["provider", "model_name", "deployment_name", "endpoint_url"]);
  const isPriced = form.watch(["price_in", "price_out", "price_cached"]).some((price) => price.trim() !== "");
  const question = {
    provider,
    model_name: model_name.trim(),
    deployment_name: provider === "azure_openai" ? deployment_name.trim() || null : null,
    endpoint_url: endpoint_url.trim() || null,
  };
  const asked = useDebounced(question, 400);
  const isNamed = question.model_name !== "" || question.deployment_name !== null;
  const enabled = !isPriced && provider !== "builtin" && isNamed && JSON.stringify(asked) === JSON.stringify(question);
  const { data } = trpc.models.suggest_price.useQuery(asked, { enabled, staleTime: Number.POSITIVE_INFINITY });
  if (!enabled || !data) return null;
  const use = () => {
    const typed = (price: number | null) => (price === null ? "" : String(price));
    const set = { shouldDirty: true, shouldValidate: false };
    form.setValue("price_in", typed(data.price_in), set);
    form.setValue("price_out", typed(data.price_out), set);
    form.setValue("price_cached", typed(data.price_cached), set);
    form.setValue("currency", data.currency, set);
    // Nothing to focus while prices are folded away.
    if (document.getElementsByName("price_in").length > 0) form.setFocus("price_in");
  };
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-3 text-sm tabular-nums">
      <span>{formatSuggestion(data)}</span>
      <Button size="sm" variant="quiet" onClick={use}>
        Use
      </Button>
    </p>
  );
}
