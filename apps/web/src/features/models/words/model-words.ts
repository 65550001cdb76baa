import type { ModelDetail, ModelListItem, ModelProvider, ModelUse } from "@copydesk/contracts";
import { consoleLocale, type MarkKind } from "@copydesk/ui";

export const providerNames: Record<ModelProvider, string> = {
  openai: "OpenAI",
  azure_openai: "Azure OpenAI",
  openai_compatible: "OpenAI-compatible",
  builtin: "Built-in",
};

/** A price per million tokens: "€2.50", "unknown" where nobody entered one; never 0 for that. */
export function formatPrice(price: number | null, currency: string | null): string {
  if (price === null) return "unknown";
  if (currency === null) return new Intl.NumberFormat(consoleLocale, { maximumFractionDigits: 4 }).format(price);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 4 };
  return new Intl.NumberFormat(consoleLocale, { style: "currency", currency, currencyDisplay: "narrowSymbol", ...digits }).format(price);
}

/** In and out together: "€2.50 in, €10.00 out", "unknown". */
export function formatPrices({ price_in, price_out, currency }: Pick<ModelListItem, "price_in" | "price_out" | "currency">): string {
  if (price_in === null && price_out === null) return "unknown";
  return `${formatPrice(price_in, currency)} in, ${formatPrice(price_out, currency)} out`;
}

interface SuggestedPrice extends Pick<ModelDetail, "price_in" | "price_out" | "price_cached"> {
  currency: string;
  offered_by: string;
  is_tiered: boolean;
}

/** "Suggested: $0.15 in · $0.60 out per million (OpenAI). Long inputs cost more." */
export function formatSuggestion({ price_in, price_out, price_cached, currency, offered_by, is_tiered }: SuggestedPrice): string {
  const parts = (
    [
      [price_in, "in"],
      [price_cached, "cached"],
      [price_out, "out"],
    ] as const
  ).flatMap(([price, of]) => (price === null ? [] : [`${formatPrice(price, currency)} ${of}`]));
  return `Suggested: ${parts.join(" · ")} per million (${offered_by}).${is_tiered ? " Long inputs cost more." : ""}`;
}

/** "340 ms", "1.8 s" */
export const formatDuration = (ms: number): string => (ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`);

interface Health {
  kind: MarkKind;
  label: string;
}

/** Whether it can be counted on, as glyph and words. */
export function healthOf({ status, health, last_test }: Pick<ModelListItem, "status" | "health" | "last_test">): Health {
  if (status === "inactive") return { kind: "off", label: "Inactive" };
  if (health === "unhealthy") return { kind: "alert", label: "Does not work" };
  if (health === "unknown") return { kind: "waiting", label: "Not tested" };
  const latency = last_test?.latency_milliseconds;
  return { kind: "ok", label: latency ? `Works, ${formatDuration(latency)}` : "Works" };
}

/** What a model is used for, each as a line; empty when nothing uses it. */
export function linesOfUse({ channels, configurations, campaigns, fallback_of, default_for }: ModelUse): string[] {
  return [
    ...default_for.map((use) => (use === "content" ? "Texts without a model of their own" : "The AI Chat Agent")),
    ...(channels.length > 0 ? [`${channels.length === 1 ? "Channel" : "Channels"}: ${channels.map((one) => one.name).join(", ")}`] : []),
    ...configurations.map((kind) => (kind === "outline" ? "Outlines" : "Schedules")),
    ...(campaigns > 0 ? [`Pieces of ${campaigns} ${campaigns === 1 ? "campaign" : "campaigns"}`] : []),
    ...(fallback_of.length > 0 ? [`When this fails: ${fallback_of.map((one) => one.name).join(", ")}`] : []),
  ];
}
