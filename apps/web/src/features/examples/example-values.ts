import type { ExampleDetail, ExampleOptions } from "@copydesk/contracts";
import { createInlineRows } from "../../lib/inline-rows/inline-rows.ts";

/** What a row holds while it is edited. */
export interface ExampleValues {
  title: string;
  text: string;
  /** Null: general. */
  voice_id: string | null;
  language_id: string;
  /** Null: any channel. */
  channel_id: string | null;
  rating: number | null;
  use_in_prompts: boolean;
}

/** The row of an example that is not there yet. */

/** Rows of the list that are being edited. */
export const useExampleRows = createInlineRows<ExampleValues>();

export const valuesOf = (example: ExampleDetail): ExampleValues => ({
  title: example.title,
  text: example.text,
  voice_id: example.voice?.id ?? null,
  language_id: example.language.id,
  channel_id: example.channel?.id ?? null,
  rating: example.rating,
  use_in_prompts: example.use_in_prompts,
});

export const exampleLabels: Record<keyof ExampleValues, string> = {
  title: "Title",
  voice_id: "Voice",
  language_id: "Language",
  channel_id: "Channel",
  rating: "Rating",
  use_in_prompts: "In prompts",
  text: "Text",
};

/** A value as a person reads it. */
export function formatExampleValue(values: ExampleValues, field: keyof ExampleValues, options: ExampleOptions | undefined): string {
  const nameIn = (list: readonly { id: string; name: string }[] | undefined, id: string | null) =>
    list?.find((one) => one.id === id)?.name ?? "";
  switch (field) {
    case "voice_id":
      return values.voice_id === null ? general : nameIn(options?.voices, values.voice_id);
    case "language_id":
      return nameIn(options?.languages, values.language_id);
    case "channel_id":
      return values.channel_id === null ? anyChannel : nameIn(options?.channels, values.channel_id);
    case "rating":
      return values.rating === null ? "No rating" : `${values.rating} of 5`;
    case "use_in_prompts":
      return values.use_in_prompts ? "Yes" : "No";
    default:
      return values[field];
  }
}

export const general = "General";
export const anyChannel = "Any channel";
export const sourceWords = { manual: "Manual", upload: "Upload", version: "Version" } as const;
