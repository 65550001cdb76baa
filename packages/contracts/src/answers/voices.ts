import { z } from "zod";
import { draftedFields, styleGuideSchema } from "../configuration/voices.ts";
import { directions, modelProviders, voiceStatuses } from "../master-data.ts";

export const savedGuideSchema = styleGuideSchema.extend({ id: z.string() }).meta({ id: "StyleGuide" });
export type StyleGuide = z.infer<typeof savedGuideSchema>;

export const voiceListItemSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    status: z.enum(voiceStatuses),
    is_default: z.boolean(),
    languages: z
      .array(
        z.strictObject({
          id: z.string(),
          code: z.string(),
          name: z.string(),
          native_name: z.string(),
          direction: z.enum(directions),
        }),
      )
      .meta({ description: "Those that have a guide, in the order of the languages." }),
    guide_count: z.number().int(),
    example_count: z.number().int(),
    campaign_count: z.number().int(),
    updated_at: z.string(),
    can_edit: z.boolean(),
    can_publish: z.boolean(),
    can_delete: z.boolean(),
  })
  .meta({ id: "VoiceListItem" });
export type VoiceListItem = z.infer<typeof voiceListItemSchema>;

export const voiceDetailSchema = voiceListItemSchema
  .extend({
    version: z.number().int(),
    style_guides: z.array(savedGuideSchema),
    created_at: z.string(),
    owner: z
      .strictObject({ id: z.string(), name: z.string() })
      .nullable()
      .meta({ description: "Who made it; null for what came with the product." }),
    updated_by: z.strictObject({ id: z.string(), name: z.string() }).nullable().meta({ description: "Who saved it last." }),
  })
  .meta({ id: "Voice" });
export type VoiceDetail = z.infer<typeof voiceDetailSchema>;

/** What a banned or unwanted term is found as, besides as it stands. */
export const termFormsSchema = z
  .strictObject({
    term: z.string(),
    forms: z.array(z.string()).meta({ description: "Common ones; the search finds more." }),
    in_longer_words: z.boolean().meta({ description: "Whether it is also found where words are written together." }),
  })
  .meta({ id: "TermForms" });
export type TermForms = z.infer<typeof termFormsSchema>;

/** The parts of a prompt that a voice makes, letter for letter as they are sent. */
export const voicePartsSchema = z.strictObject({
  voice: z.string(),
  style_guide: z.string(),
  examples: z.string(),
});
export type VoiceParts = z.infer<typeof voicePartsSchema>;

export const voicePreviewSchema = z.strictObject({
  parts: voicePartsSchema,
  saved: voicePartsSchema.nullable().meta({ description: "As it was saved last; null for a voice that is being added." }),
  guide: z
    .enum(["channel", "catch_all", "none"])
    .meta({ description: "Which guide is used, and the channel's own name for the sentence about it." }),
  example_count: z.number().int().meta({ description: "How many examples go along." }),
  examples_hidden: z.boolean().meta({ description: "They go along, but whoever asks may not read them: those parts are left out here." }),
  tokens: z.number().int().meta({ description: "Of the parts together, estimated." }),
});
export type VoicePreview = z.infer<typeof voicePreviewSchema>;

/** Words of an example that a rule was read from, letter for letter. */
export const guideEvidenceSchema = z.strictObject({
  example_id: z.string(),
  title: z.string(),
  quote: z.string(),
});
export type GuideEvidence = z.infer<typeof guideEvidenceSchema>;

/** One rule that was read from examples. */
export const proposedRuleSchema = z.strictObject({
  text: z.string().meta({ description: "A tone word, a rule, a paragraph; for person and emoji one of their values." }),
  because: z.string().meta({ description: "One sentence that says why." }),
  evidence: z.array(guideEvidenceSchema).meta({ description: "Empty for what the examples never do, which nothing can be quoted for." }),
});
export type ProposedRule = z.infer<typeof proposedRuleSchema>;

export const guideProposalSchema = z.strictObject({
  field: z.enum(draftedFields),
  rules: z.array(proposedRuleSchema).meta({ description: "Several for lists, one otherwise." }),
});
export type GuideProposal = z.infer<typeof guideProposalSchema>;

export const guideDraftSchema = z
  .strictObject({
    proposals: z.array(guideProposalSchema),
    examples: z.array(z.strictObject({ id: z.string(), title: z.string() })).meta({ description: "What was read." }),
    note: z.string().meta({ description: "What the writer has to say about its own work, such as that it only counted." }),
    model: z.strictObject({ id: z.string(), name: z.string(), provider: z.enum(modelProviders) }),
    tokens: z.strictObject({ in: z.number().int(), out: z.number().int(), estimated: z.boolean() }),
    cost: z.number().nullable().meta({ description: "Null when the price is unknown." }),
    currency: z.string().nullable(),
    milliseconds: z.number(),
  })
  .meta({ id: "GuideDraft" });
export type GuideDraft = z.infer<typeof guideDraftSchema>;
