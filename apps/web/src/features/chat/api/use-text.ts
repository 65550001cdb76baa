import { type FieldSpec, mainField } from "@copydesk/contracts";
import { trpc } from "../../../lib/trpc.ts";

/** A piece that a text can be taken into. */
export interface UsablePiece {
  blockId: string;
  /** Such as "X post, English". */
  title: string;
  /** The part of it that takes the text. */
  field: FieldSpec;
  part: string;
}

/** The pieces of a campaign that have a main text, if the person may change it. */
export function useUsablePieces(campaignId: string): { pieces: UsablePiece[] | undefined; error: unknown } {
  const campaign = trpc.campaigns.get.useQuery({ id: campaignId });
  const blocks = trpc.blocks.overview.useQuery({ campaign_id: campaignId });
  const options = trpc.options.get.useQuery(undefined, { staleTime: 60_000 });
  const error = campaign.error ?? blocks.error ?? options.error;
  if (!campaign.data || !blocks.data || !options.data) return { pieces: undefined, error };
  if (!campaign.data.can.edit) return { pieces: [], error };
  const { channels, languages } = options.data;
  const pieces = blocks.data.flatMap(({ id, kind, channel_id, language_id, language_code }): UsablePiece[] => {
    const channel = kind === "content" ? channels.find((one) => one.id === channel_id) : undefined;
    const field = channel && mainField(channel.fields);
    const language = languages.find((one) => one.id === language_id)?.name ?? language_code;
    return channel && field ? [{ blockId: id, title: `${channel.name}, ${language}`, field, part: field.label }] : [];
  });
  return { pieces, error };
}

/** Saves a text as the newest version of a piece; its other parts stay as the selected version has them. */
export function useUseText() {
  const utils = trpc.useUtils();
  const saving = trpc.blocks.save.useMutation();
  return {
    async save({ blockId, field }: UsablePiece, text: string): Promise<void> {
      const versions = await utils.blocks.versions.fetch({ block_id: blockId }, { staleTime: 0 });
      const selected = versions.find(({ is_selected }) => is_selected);
      const content = selected && (await utils.blocks.version.fetch({ version_id: selected.id })).content;
      const fields = content?.kind === "content" ? content.fields : {};
      await saving.mutateAsync({
        block_id: blockId,
        base_version_id: versions[0]?.id ?? null,
        content: { kind: "content", fields: { ...fields, [field.key]: text } },
      });
      void utils.blocks.invalidate(undefined, { refetchType: "none" });
      void utils.campaigns.invalidate(undefined, { refetchType: "none" });
    },
    isSaving: saving.isPending,
  };
}
