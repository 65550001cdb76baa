import type { LanguageOption, PlanChange } from "@copydesk/contracts";
import { campaignLimits } from "@copydesk/contracts";
import { Field, Notice, Segmented } from "@copydesk/ui";
import { useState } from "react";
import { listWords } from "../../campaigns/index.ts";
import { useHub } from "../../hub-kit/index.ts";
import { ChannelChecks } from "./channel-checks.tsx";
import { PlanForm } from "./plan-form.tsx";
import { useChangePlan } from "./use-change-plan.tsx";
import { useChosenChannels } from "./use-chosen-channels.ts";
import { useRemoved } from "./use-removed.ts";

const scopes = [
  { value: "one", label: "This language" },
  { value: "all", label: "All languages" },
] as const;

/** More channels for a language, or for every one of them. */
export default function AddChannelsDialog({ language, onClose }: { language: LanguageOption; onClose: () => void }) {
  const { campaign, languages, options } = useHub();
  const [scope, setScope] = useState<"one" | "all">("one");
  const { chosen, choose } = useChosenChannels(language.id, []);
  const { change } = useChangePlan();
  const had = useRemoved().data?.find((part) => part.language.id === language.id);
  const isOn = (channelId: string, languageId: string) =>
    campaign.brief.languages.find((one) => one.language_id === languageId)?.channel_ids.includes(channelId) ?? false;
  const chosenLanguages = scope === "one" ? [language] : languages;
  const offered = options.channels.filter((one) => one.is_active && chosenLanguages.some(({ id }) => !isOn(one.id, id)));
  const ticked = chosen.filter((id) => offered.some((one) => one.id === id));
  const back = had?.pieces.filter((piece) => piece.version_count > 0 && ticked.includes(piece.channel_id)) ?? [];
  const fresh = chosenLanguages.flatMap(({ id }) => ticked.filter((channel) => !isOn(channel, id))).length;
  const pieces = campaign.brief.languages.reduce((sum, one) => sum + one.channel_ids.length, 0) + fresh;

  function submit({ write }: { write: boolean }) {
    const changes = chosenLanguages.map(({ id }): PlanChange => ({ kind: "add_channels", language_id: id, channel_ids: ticked }));
    const names = listWords(ticked.flatMap((id) => options.channels.find((one) => one.id === id)?.name ?? []));
    const where = scope === "one" ? language.name : "every language";
    const done = write ? `${names}: being written in ${where}.` : `${names}: added to ${where}.`;
    return change(changes, { done, write });
  }

  return (
    <PlanForm
      title={`Add channels to ${scope === "one" ? language.name : "all languages"}`}
      description="A piece is written for every channel you tick. Existing pieces stay as they are."
      action={ticked.length === 1 ? "Add channel" : "Add channels"}
      problem={problemOf(ticked.length, pieces)}
      onSubmit={submit}
      onClose={onClose}
    >
      {languages.length > 1 && (
        <Segmented aria-label="Add to" className="justify-self-start" value={scope} onValueChange={setScope} options={scopes} />
      )}
      {offered.length === 0 ? (
        <p className="text-ink-2">
          {scope === "one" ? `${language.name} already has every active channel.` : "Every language already has every active channel."}
        </p>
      ) : (
        <Field label="Channels" hideLabel group>
          <ChannelChecks channels={offered} chosen={ticked} onChange={choose} />
        </Field>
      )}
      {back.length > 0 && (
        <Notice tone="info">
          {listWords(back.map((piece) => piece.channel_name))}{" "}
          {back.length === 1 ? "comes back with its texts" : "come back with their texts"} in {language.name}.
        </Notice>
      )}
    </PlanForm>
  );
}

function problemOf(channels: number, pieces: number): string | undefined {
  if (channels === 0) return "Choose at least one channel";
  if (pieces > campaignLimits.pieces) return `A campaign can have 300 pieces at most; this one would have ${pieces}`;
  return undefined;
}
