import { z } from "zod";

// Everything is optional and what is not understood is left out: Azure sends chunks without choices and choices without
// delta, others send numbers where text belongs.
const maybeText = z.string().nullish().catch(null);
/** Nobody reads a thousand million tokens in one call: whoever says so miscounts. */
const maybeCount = z.number().int().nonnegative().max(1_000_000_000).nullish().catch(null);

const usageSchema = z
  .object({
    prompt_tokens: maybeCount,
    completion_tokens: maybeCount,
    total_tokens: maybeCount,
    prompt_tokens_details: z.object({ cached_tokens: maybeCount }).nullish().catch(null),
    completion_tokens_details: z.object({ reasoning_tokens: maybeCount }).nullish().catch(null),
    /** DeepSeek's word for what came from its cache. */
    prompt_cache_hit_tokens: maybeCount,
  })
  .nullish()
  .catch(null);

/** Whole or a fragment; arguments should be text, but some send the object itself. */
const calledSchema = z
  .object({
    index: z.number().int().nonnegative().nullish().catch(null),
    id: maybeText,
    function: z
      .object({
        name: maybeText,
        arguments: z
          .union([z.string(), z.record(z.string(), z.unknown())])
          .nullish()
          .catch(null),
      })
      .nullish()
      .catch(null),
  })
  .catch({ index: null, id: null, function: null });
export type CallFragment = z.infer<typeof calledSchema>;

/** Text, or as Mistral's thinking models send it a list of parts of which some are text and others thoughts. */
const contentSchema = z
  .union([z.string(), z.array(z.object({ type: maybeText, text: maybeText }).catch({ type: null, text: null }))])
  .nullish()
  .catch(null);

const messageSchema = z
  .object({
    content: contentSchema,
    refusal: maybeText,
    reasoning_content: maybeText,
    reasoning: maybeText,
    tool_calls: z.array(calledSchema).nullish().catch(null),
  })
  .nullish()
  .catch(null);

const choiceSchema = z.object({
  delta: messageSchema,
  message: messageSchema,
  finish_reason: maybeText,
  content_filter_results: z.unknown().optional(),
});

/** A piece of a streamed answer or a whole one; both are read alike. */
export const chunkSchema = z.object({
  object: maybeText,
  choices: z.array(choiceSchema).nullish(),
  model: maybeText,
  usage: usageSchema,
  copydesk_note: maybeText,
});
export type Chunk = z.infer<typeof chunkSchema>;
export type ReportedUsage = NonNullable<Chunk["usage"]>;

/** What of a content is for readers. */
export function textOf(content: z.infer<typeof contentSchema>): string {
  if (!Array.isArray(content)) return content ?? "";
  return content.map((part) => (part.type === "text" ? (part.text ?? "") : "")).join("");
}

const filterResultsSchema = z.record(
  z.string(),
  z.object({ filtered: z.boolean().optional(), detected: z.boolean().optional() }).catch({}),
);

/** The names of what a content filter objected to, such as "hate, violence"; null when it does not say. */
export function filteredCategory(results: unknown): string | null {
  // Asked for every piece of every stream, of which hardly any has some.
  if (results === undefined || results === null) return null;
  const parsed = filterResultsSchema.safeParse(results);
  if (!parsed.success) return null;
  const names = Object.entries(parsed.data).flatMap(([name, one]) => (one.filtered === true ? [name.replaceAll("_", " ")] : []));
  return names.length > 0 ? names.join(", ") : null;
}
