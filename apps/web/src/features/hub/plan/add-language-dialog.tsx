import { campaignLimits } from "@copydesk/contracts";
import { Combobox, Field, Notice, Select } from "@copydesk/ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useCampaignState, useHub } from "../../hub-kit/index.ts";
import { withLanguage } from "../languages.ts";
import { ChannelChecks } from "./channel-checks.tsx";
import { PlanForm } from "./plan-form.tsx";
import { useChangePlan } from "./use-change-plan.tsx";
import { useChosenChannels } from "./use-chosen-channels.ts";
import { useRemoved } from "./use-removed.ts";

/** One language more: which, and whose channels it takes over. */
export default function AddLanguageDialog({ onClose }: { onClose: () => void }) {
  const { campaign, languages, language: open, options } = useHub();
  const [, setSearch] = useSearchParams();
  const [languageId, setLanguageId] = useState<string | null>(null);
  const [like, setLike] = useState(open.id);
  const { chosen, choose } = useChosenChannels(languageId ?? "new", channelsOf(campaign, like));
  const setTemp = useCampaignState((state) => state.setChannelsTemp);
  const setLanguages = useCampaignState((state) => state.setLanguages);
  const removed = useRemoved().data?.find((part) => part.language.id === languageId && part.is_whole_language);
  const { change } = useChangePlan();
  const rest = options.languages.filter((one) => languages.every((known) => known.id !== one.id));
  const language = rest.find((one) => one.id === languageId);
  const pieces = campaign.brief.languages.reduce((sum, one) => sum + one.channel_ids.length, 0) + chosen.length;

  function takeOver(from: string) {
    setLike(from);
    choose(channelsOf(campaign, from));
  }

  function pickLanguage(id: string) {
    setTemp(id, chosen);
    setTemp(languageId ?? "new");
    setLanguageId(id);
  }

  async function submit({ write }: { write: boolean }) {
    if (!language) return;
    setLanguages([...languages, language]);
    await change([{ kind: "add_language", language_id: language.id, channel_ids: [...chosen] }], {
      done: write ? `${language.name} is being written.` : `${language.name} is part of the campaign.`,
      write,
    }).catch((error: unknown) => {
      setLanguages(languages);
      throw error;
    });
    setSearch((before) => withLanguage(before, language.code));
  }

  return (
    <PlanForm
      title="Add a language"
      description="It gets an outline of its own, which follows the primary language’s messages, and a text for every channel you tick."
      action="Add language"
      problem={problemOf({ hasLanguage: language !== undefined, channels: chosen.length, pieces })}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Language" help={rest.length === 0 ? "Every active language is already part of this campaign." : undefined}>
        <Combobox
          value={languageId}
          onValueChange={pickLanguage}
          options={rest.map((one) => ({
            value: one.id,
            label: one.name,
            ...(one.native_name === one.name ? {} : { detail: one.native_name }),
            keywords: `${one.native_name} ${one.code}`,
          }))}
          placeholder="Choose a language"
          searchPlaceholder="Language"
        />
      </Field>
      {removed && (
        <Notice tone="info">
          {removed.language.name} was part of this campaign before. Its channels come back with their texts and are not rewritten.
        </Notice>
      )}
      {languages.length > 1 && (
        <Field label="Copy the channels of">
          <Select
            value={like}
            onValueChange={takeOver}
            options={languages.map((one) => ({
              value: one.id,
              label: one.name,
              detail: formatChannels(channelsOf(campaign, one.id).length),
            }))}
          />
        </Field>
      )}
      <Field label="Channels" group>
        <ChannelChecks
          channels={options.channels.filter((one) => one.is_active || chosen.includes(one.id))}
          chosen={chosen}
          onChange={choose}
        />
      </Field>
    </PlanForm>
  );
}

const channelsOf = (campaign: ReturnType<typeof useHub>["campaign"], languageId: string): string[] =>
  campaign.brief.languages.find((one) => one.language_id === languageId)?.channel_ids ?? [];

const formatChannels = (count: number) => (count === 1 ? "one channel" : `${count} channels`);

function problemOf({ hasLanguage, channels, pieces }: { hasLanguage: boolean; channels: number; pieces: number }): string | undefined {
  if (!hasLanguage) return "Choose a language";
  if (channels === 0) return "Choose at least one channel";
  if (pieces > campaignLimits.pieces) return `A campaign can have 300 pieces at most; this one would have ${pieces}`;
  return undefined;
}
