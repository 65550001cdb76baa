import {
  draftedFields,
  draftGuideInput,
  emojiUses,
  grammaticalPersons,
  termFormsInput,
  voiceChangeBody,
  voiceInput,
  voiceListInput,
  voicePreviewInput,
  voiceStatuses,
} from "@copydesk/contracts";
import { z } from "zod";
import { envelope, envelopeOf } from "./list-envelope.ts";
import { oneOfThem } from "./people-shapes.ts";
import { route } from "./rest-route.ts";
import { takingBack } from "./taking-back.ts";

const tag = "Voices";

const item = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(voiceStatuses),
  is_default: z.boolean().meta({ description: "New campaigns begin with it" }),
  languages: z.array(
    z.strictObject({ id: z.string(), code: z.string(), name: z.string(), native_name: z.string(), direction: z.enum(["ltr", "rtl"]) }),
  ),
  guide_count: z.number().int(),
  example_count: z.number().int(),
  campaign_count: z.number().int(),
  updated_at: z.string(),
  can_edit: z.boolean(),
  can_publish: z.boolean(),
  can_delete: z.boolean(),
});
const guide = z
  .strictObject({
    id: z.string(),
    language_id: z.string(),
    channel_ids: z.array(z.string()).meta({ description: "Empty for the catch-all of a language" }),
    markdown: z.string(),
    tone_words: z.array(z.string()),
    audience: z.string(),
    person: z.enum(grammaticalPersons).nullable(),
    form_of_address: z.string(),
    do_rules: z.array(z.string()),
    dont_rules: z.array(z.string()),
    banned_terms: z.array(z.string()),
    preferred_terms: z.array(z.strictObject({ instead_of: z.string(), use: z.string() })),
    emoji: z.enum(emojiUses).nullable(),
  })
  .meta({ id: "StyleGuide" });
const somebody = z.strictObject({ id: z.string(), name: z.string() }).nullable();
const detail = item
  .extend({
    version: z.number().int(),
    style_guides: z.array(guide).meta({ description: "The first of each language is its catch-all" }),
    created_at: z.string(),
    owner: somebody,
    updated_by: somebody,
  })
  .meta({ id: "Voice" });

const parts = z.strictObject({ voice: z.string(), style_guide: z.string(), examples: z.string() });
const preview = z.strictObject({
  parts,
  saved: parts.nullable(),
  guide: z.enum(["channel", "catch_all", "none"]),
  example_count: z.number().int(),
  examples_hidden: z.boolean().meta({ description: "Whoever asks may not read them, so they are left out here" }),
  tokens: z.number().int(),
});

const rule = z.strictObject({
  text: z.string(),
  because: z.string(),
  evidence: z.array(z.strictObject({ example_id: z.string(), title: z.string(), quote: z.string() })),
});
const draftOfGuide = z
  .strictObject({
    proposals: z.array(z.strictObject({ field: z.enum(draftedFields), rules: z.array(rule) })),
    examples: z.array(z.strictObject({ id: z.string(), title: z.string() })),
    note: z.string(),
    model: z.strictObject({ id: z.string(), name: z.string(), provider: z.string() }),
    tokens: z.strictObject({ in: z.number().int(), out: z.number().int(), estimated: z.boolean() }),
    cost: z.number().nullable(),
    currency: z.string().nullable(),
    milliseconds: z.number(),
  })
  .meta({ id: "GuideDraft" });

export const voiceRoutes = [
  route(
    {
      method: "GET",
      path: "/voices",
      procedure: "voices.list",
      summary: "Voices the person sees",
      tag,
      status: 200,
      query: voiceListInput,
      answer: envelopeOf(item.meta({ id: "VoiceListItem" })),
    },
    async ({ caller, query }) => envelope(await caller.voices.list(query), { path: "/voices", query }),
  ),
  route(
    {
      method: "POST",
      path: "/voices",
      procedure: "voices.create",
      summary: "Create a voice with its style guides",
      tag,
      status: 201,
      body: voiceInput,
      answer: detail,
      idempotent: true,
    },
    ({ caller, body }) => caller.voices.create(body),
  ),
  route(
    {
      method: "POST",
      path: "/voices/preview",
      procedure: "voices.preview",
      summary: "What models are told of a voice in one language and channel, saved or not",
      tag,
      status: 200,
      body: voicePreviewInput,
      answer: preview,
    },
    ({ caller, body }) => caller.voices.preview(body),
  ),
  route(
    {
      method: "POST",
      path: "/voices/term-forms",
      procedure: "voices.term_forms",
      summary: "What banned and unwanted terms are found as in a language, besides as they stand",
      tag,
      status: 200,
      body: termFormsInput,
      answer: z.array(
        z.strictObject({ term: z.string(), forms: z.array(z.string()), in_longer_words: z.boolean() }).meta({ id: "TermForms" }),
      ),
    },
    ({ caller, body }) => caller.voices.term_forms(body),
  ),
  route(
    {
      method: "GET",
      path: "/voices/{id}",
      procedure: "voices.get",
      summary: "One voice with its style guides",
      tag,
      status: 200,
      params: oneOfThem,
      answer: detail,
    },
    ({ caller, params }) => caller.voices.get(params),
  ),
  route(
    {
      method: "PUT",
      path: "/voices/{id}",
      procedure: "voices.update",
      summary: "Change a voice; guides that are not sent are removed; 409 when somebody else changed it in between",
      tag,
      status: 200,
      params: oneOfThem,
      body: takingBack(voiceChangeBody, detail),
      answer: detail,
    },
    ({ caller, params, body }) => caller.voices.update({ ...params, ...body }),
  ),
  route(
    {
      method: "POST",
      path: "/voices/{id}/status",
      procedure: "voices.set_status",
      summary: "Publish a voice, or take it away from new campaigns",
      tag,
      status: 200,
      params: oneOfThem,
      body: z.strictObject({ status: z.enum(voiceStatuses) }),
      answer: detail,
    },
    ({ caller, params, body }) => caller.voices.set_status({ ...params, ...body }),
  ),
  route(
    {
      method: "POST",
      path: "/voices/{id}/duplicate",
      procedure: "voices.duplicate",
      summary: "Make a draft with the same description and style guides",
      tag,
      status: 201,
      params: oneOfThem,
      answer: detail,
      idempotent: true,
    },
    ({ caller, params }) => caller.voices.duplicate(params),
  ),
  route(
    {
      method: "POST",
      path: "/voices/{id}/draft-guide",
      procedure: "voices.draft_guide",
      asksModel: true,
      summary: "Rules read from a voice's examples by the company's model, each with its quotes; nothing is saved",
      tag,
      status: 200,
      params: oneOfThem,
      body: draftGuideInput.omit({ voice_id: true }),
      answer: draftOfGuide,
    },
    ({ caller, params, body }) => caller.voices.draft_guide({ voice_id: params.id, ...body }),
  ),
  route(
    {
      method: "POST",
      path: "/voices/{id}/restore",
      procedure: "voices.restore",
      summary: "Bring a voice back that was deleted less than 30 days ago",
      tag,
      status: 200,
      params: oneOfThem,
      answer: detail,
    },
    ({ caller, params }) => caller.voices.restore(params),
  ),
  route(
    {
      method: "DELETE",
      path: "/voices/{id}",
      procedure: "voices.remove",
      summary: "Delete a voice and its examples; 409 when a campaign uses it",
      tag,
      status: 204,
      params: oneOfThem,
    },
    ({ caller, params }) => caller.voices.remove(params),
  ),
];
