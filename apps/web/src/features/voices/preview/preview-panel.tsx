import { type ChannelOption, styleGuideSchema, type VoicePreview } from "@copydesk/contracts";
import { ChannelIcon, cn, formatCount, Segmented, Select, SkeletonText } from "@copydesk/ui";
import { ArrowElbowDownRightIcon } from "@phosphor-icons/react/dist/csr/ArrowElbowDownRight";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { CopyButton } from "../../../lib/people/copy-button.tsx";
import { asTyped } from "../../../lib/query-options.ts";
import { useRight } from "../../../lib/rights.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import type { NamedLanguage } from "../form/language-tabs.tsx";
import type { CurrentVoice } from "../state/voice-store.ts";
import { changedLines } from "./changed-lines.ts";
import { WholeMessage } from "./whole-message.tsx";

export interface PreviewPanelProps {
  voiceId: string | undefined;
  /** As they stand in the form; absent where nothing is being changed. */
  head?: { name: string; description: string };
  voice: CurrentVoice;
  language: NamedLanguage | undefined;
  languages: readonly NamedLanguage[];
  onLanguage: (id: string) => void;
  channels: readonly ChannelOption[];
  isDirty: boolean;
  /** Its title stands over it already. */
  bare?: boolean;
}

/** What stands for "no channel" in the list of channels. */
const noChannel = "none";

/** Exactly what models are told of this voice, for a channel and language that one chooses; follows the form. */
export function PreviewPanel({
  voiceId,
  head,
  voice,
  language,
  languages,
  onLanguage,
  channels,
  isDirty,
  bare = false,
}: PreviewPanelProps) {
  const active = channels.filter((channel) => channel.is_active);
  const [channelId, setChannelId] = useState(active[0]?.id ?? noChannel);
  const [view, setView] = useState<"voice" | "message">("voice");
  const maySeePrompts = useRight("channels.view");
  const channel = active.find(({ id }) => id === channelId);
  const input = {
    ...(voiceId !== undefined && { voice_id: voiceId }),
    ...(head && { draft: { ...head, style_guides: guidesOf(voice, language) } }),
    language_id: language?.id ?? "",
    channel_id: channel?.id ?? null,
  };
  const rested = useDebounced(input, 300);
  const { data, error, isPlaceholderData } = trpc.voices.preview.useQuery(rested, {
    enabled: language !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    ...asTyped,
  });
  const shown = data && [data.parts.voice, data.parts.style_guide, data.parts.examples].filter(Boolean).join("\n\n");
  const isWaiting = isPlaceholderData || JSON.stringify(input) !== JSON.stringify(rested);
  return (
    <>
      {!bare && (
        <div className="flex h-[46px] shrink-0 items-center gap-4 border-line border-b px-6">
          <h2 className="font-semibold text-sm">What the model is told</h2>
          {data && (
            <span className="ml-auto text-ink-3 text-xs tabular-nums">
              {data.tokens === 1 ? "1 token" : `${formatCount(data.tokens)} tokens`}
            </span>
          )}
        </div>
      )}
      <div
        className={cn(
          "min-h-0 flex-1 overflow-y-auto px-6 pb-5 transition-opacity",
          bare ? "pt-1" : "pt-[18px]",
          isWaiting && data && "opacity-70",
        )}
        aria-busy={isWaiting}
      >
        <div className="flex gap-2">
          <Select
            size="sm"
            aria-label="Channel of the preview"
            value={channel?.id ?? noChannel}
            onValueChange={setChannelId}
            className="flex-[1.4]"
            options={[
              ...active.map(({ id, name, icon }) => ({ value: id, label: name, icon: <ChannelIcon channel={icon} size={15} /> })),
              { value: noChannel, label: "No channel", detail: "the outline" },
            ]}
          />
          <Select
            size="sm"
            aria-label="Language of the preview"
            value={language?.id ?? null}
            onValueChange={onLanguage}
            className="flex-1"
            options={languages.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        {maySeePrompts && (
          <Segmented
            size="sm"
            aria-label="How much of the prompt"
            className="mt-3"
            value={view}
            onValueChange={setView}
            options={[
              { value: "voice", label: "This voice" },
              { value: "message", label: "Whole message" },
            ]}
          />
        )}
        {!language && <p className="mt-4 text-ink-2 text-sm">Add a language to see what the model is told.</p>}
        {error && <p className="mt-4 text-destructive-ink text-sm">{explain(error)}</p>}
        {!data && !error && language && (
          <div className="mt-4">
            <SkeletonText lines={6} />
          </div>
        )}
        {data && language && view === "voice" && (
          <>
            <p className="mt-3 mb-4 flex gap-2 text-ink-2 text-xs leading-[18px]">
              <ArrowElbowDownRightIcon size={14} aria-hidden className="mt-0.5 shrink-0 text-ink-3" />
              {formatGuide(data, language, channel)}
            </p>
            <Parts preview={data} language={language} />
            {data.examples_hidden && <p className="mt-4 text-ink-2 text-xs">{formatHidden(data.example_count)}</p>}
          </>
        )}
        {language && view === "message" && <WholeMessage input={rested} />}
      </div>
      <div className="flex shrink-0 items-center gap-2 border-line border-t px-6 py-3.5">
        {isDirty && <span className="text-ink-3 text-xs">Blue lines are unsaved changes.</span>}
        <span className="ml-auto">{shown && view === "voice" && <CopyButton label="Copy what the model is told" text={shown} />}</span>
      </div>
    </>
  );
}

function explain(error: unknown): string {
  const failure = failureOf(error);
  return failure.code === "BAD_REQUEST"
    ? "Something in this guide is too long to be sent. Shorten it to see the preview."
    : failure.message;
}

/** Guides of one language as they stand in the form; half-filled pairs are not sent yet. */
function guidesOf({ styleGuides }: CurrentVoice, language: NamedLanguage | undefined) {
  const guides = (language && styleGuides[language.id]) ?? [];
  return guides.map(({ key: _, ...guide }) => ({
    ...guide,
    language_id: language?.id ?? "",
    preferred_terms: guide.preferred_terms.filter((pair) => pair.instead_of.trim() !== "" && pair.use.trim() !== ""),
    do_rules: guide.do_rules.filter(isSaid),
    dont_rules: guide.dont_rules.filter(isSaid),
  }));
}
const isSaid = (rule: string) => styleGuideSchema.shape.do_rules.safeParse([rule]).success;

const formatHidden = (count: number): string => `${count === 1 ? "One example is" : `${count} examples are`} sent that you may not read.`;

function formatGuide({ guide, parts }: VoicePreview, language: NamedLanguage, channel: ChannelOption | undefined): string {
  if (guide === "none") return `There is no guide in ${language.name}, so only the name and description are sent.`;
  if (parts.style_guide === "" && guide === "catch_all")
    return `The guide in ${language.name} is still empty, so only the name and description are sent.`;
  if (guide === "channel") return `${channel?.name} has its own guide in ${language.name}, so the catch-all is left out.`;
  return channel
    ? `${channel.name} has no guide of its own in ${language.name}, so the catch-all applies.`
    : `Anything without a channel follows the catch-all in ${language.name}.`;
}

const changedLook = "border-accent border-s-2 bg-accent-tint ps-[22px] pe-6";

function Parts({ preview: { parts, saved, example_count }, language }: { preview: VoicePreview; language: NamedLanguage }) {
  const all = [
    { key: "voice", title: "Voice", lang: undefined },
    { key: "style_guide", title: "Style guide", lang: language.code },
    { key: "examples", title: example_count === 1 ? "Example" : `Examples (${example_count})`, lang: language.code },
  ] as const;
  return all.map(({ key, title, lang }) =>
    parts[key] === "" ? null : (
      <section key={key} aria-label={title} className="mt-4 first-of-type:mt-0">
        <h3 className="mb-1 font-medium text-ink-3 text-xs">{title}</h3>
        <div lang={lang} className="text-base leading-[22px]">
          {changedLines(parts[key], saved ? saved[key] : null).map((line, at) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and are drawn anew together
              key={at}
              dir="auto"
              className={`-mx-6 min-h-2 whitespace-pre-wrap wrap-anywhere ${line.changed ? changedLook : "px-6"}`}
            >
              {line.text}
            </p>
          ))}
        </div>
      </section>
    ),
  );
}
