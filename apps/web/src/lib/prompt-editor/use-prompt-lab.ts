import { attributeSchema, fieldSpecSchema, type PromptOwner, type PromptPreview, type PromptPreviewInput } from "@copydesk/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { type Failure, failureOf } from "../failure.ts";
import { asTypedAndLong } from "../query-options.ts";
import { trpc } from "../trpc.ts";
import { useDebounced } from "../use-debounced.ts";

export interface PromptSubject {
  owner: PromptOwner;
  /** The saved channel; absent for a new one. */
  channel_id?: string | undefined;
  /** What stands in the form, saved or not. What is not whole yet is left out. */
  draft: NonNullable<PromptPreviewInput["draft"]>;
  /** One block of a campaign with its own settings; then the preview is of that block, in its language. */
  block?: PromptPreviewInput["block"];
}

/** A prompt being worked on: what it is filled with, what would be sent, and what a try of it brought. */
export interface PromptLab {
  owner: PromptOwner;
  /** What stands in the form now, and what fills it. */
  input: PromptPreviewInput;
  attributes: readonly { key: string; label: string; help?: string | undefined }[];
  preview: PromptPreview | undefined;
  previewFailure: Failure | null;
  isStale: boolean;
  refresh: () => void;
  campaignId: string | null;
  setCampaignId: (id: string | null) => void;
  languageId: string | null;
  setLanguageId: (id: string) => void;
}

/** The preview follows the form a moment after it rests. */
export function usePromptLab({ owner, channel_id, draft, block }: PromptSubject): PromptLab {
  const [campaignId, setCampaignId] = useState<string | null>(null);
  const [languageId, setLanguageId] = useState<string | null>(null);
  const input = usePreviewInput({ owner, channel_id, draft, block }, { campaignId, languageId });
  const rested = useDebounced(input, 350);
  const { data, error, isPlaceholderData, refetch } = trpc.prompts.preview.useQuery(rested, {
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    ...asTypedAndLong,
  });
  return {
    owner,
    input,
    attributes: draft.attributes ?? [],
    preview: data,
    previewFailure: error ? failureOf(error) : null,
    isStale: isPlaceholderData || JSON.stringify(input) !== JSON.stringify(rested),
    refresh: () => void refetch(),
    campaignId,
    setCampaignId(id) {
      setCampaignId(id);
      setLanguageId(null);
    },
    languageId: languageId ?? data?.language.id ?? null,
    setLanguageId,
  };
}

function usePreviewInput(
  { owner, channel_id, draft, block }: PromptSubject,
  from: { campaignId: string | null; languageId: string | null },
): PromptPreviewInput {
  if (block) return { owner, block };
  return {
    owner,
    ...(channel_id !== undefined && { channel_id }),
    draft: {
      ...draft,
      ...(draft.fields && { fields: draft.fields.filter((one) => fieldSpecSchema.safeParse(one).success) }),
      ...(draft.attributes && { attributes: draft.attributes.filter((one) => attributeSchema.safeParse(one).success) }),
    },
    ...(from.campaignId && { campaign_id: from.campaignId }),
    ...(from.languageId && { language_id: from.languageId }),
  };
}
