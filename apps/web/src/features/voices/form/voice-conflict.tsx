import { type ChannelOption, guideFields, type VoiceDetail } from "@copydesk/contracts";
import { ConflictDialog } from "../../../lib/people/conflict-dialog.tsx";
import { currentOf } from "../state/guides.ts";
import type { CurrentVoice } from "../state/voice-store.ts";
import { fieldWords, formatValue, statusWords } from "../words/guide-words.ts";
import type { VoiceSide } from "./use-voice-form.ts";

interface VoiceConflictProps {
  theirs: VoiceDetail;
  mine: VoiceSide;
  languageName: (id: string) => string;
  channels: readonly ChannelOption[];
  onTakeTheirs: () => void;
  onKeepMine: () => unknown;
  onClose: () => void;
}

/** Somebody else saved this voice in between: both sides of what differs, guide by guide. */
export function VoiceConflict({ theirs, mine, languageName, channels, ...choices }: VoiceConflictProps) {
  const theirGuides = guidesByScope(currentOf(theirs), languageName, channels);
  const myGuides = guidesByScope(mine.current, languageName, channels);
  const scopes = [...new Set([...theirGuides.keys(), ...myGuides.keys()])];
  const rows = [
    { label: "Name", theirs: theirs.name, mine: mine.name },
    { label: "Description", theirs: theirs.description, mine: mine.description },
    { label: "Status", theirs: statusWords[theirs.status].label, mine: statusWords[mine.status].label },
    { label: "Default", theirs: theirs.is_default ? "Yes" : "No", mine: mine.is_default ? "Yes" : "No" },
    ...scopes.flatMap((scope) =>
      guideFields.map((field) => ({
        label: `${scope}: ${fieldWords[field]}`,
        theirs: shorten(formatValue(theirGuides.get(scope)?.[field])),
        mine: shorten(formatValue(myGuides.get(scope)?.[field])),
      })),
    ),
  ];
  const who = theirs.updated_by?.name ?? "Somebody else";
  return <ConflictDialog title={`${who} changed this voice while you did`} rows={rows} {...choices} />;
}

function guidesByScope({ languages, styleGuides }: CurrentVoice, languageName: (id: string) => string, channels: readonly ChannelOption[]) {
  const nameOf = (id: string) => channels.find((channel) => channel.id === id)?.name ?? "a channel that is gone";
  const all = languages.flatMap(({ id }) => (styleGuides[id] ?? []).map((guide) => ({ id, guide })));
  return new Map(all.map(({ id, guide }) => [`${languageName(id)}, ${guide.channel_ids.map(nameOf).join(" and ") || "catch-all"}`, guide]));
}

const shorten = (text: string) => (text.length > 300 ? `${text.slice(0, 300).toWellFormed()}…` : text);
