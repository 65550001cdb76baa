import type { VoiceListItem, VoiceStatus } from "@copydesk/contracts";
import { LanguageChips, StatusMark } from "@copydesk/ui";
import { statusWords } from "../words/guide-words.ts";

export const VoiceStatusMark = ({ status }: { status: VoiceStatus }) => (
  <StatusMark kind={statusWords[status].mark} label={statusWords[status].label} />
);

export function VoiceName({ voice: { name, description, is_default } }: { voice: VoiceListItem }) {
  return (
    <span className="block min-w-0">
      <span className="flex min-w-0 items-baseline gap-2">
        <bdi className="truncate font-control text-base leading-5">{name}</bdi>
        {is_default && <span className="shrink-0 text-ink-3 text-xs">Default</span>}
      </span>
      {description && <bdi className="block truncate text-left text-ink-3 text-xs leading-[17px]">{description}</bdi>}
    </span>
  );
}

export const VoiceLanguages = ({ voice }: { voice: VoiceListItem }) =>
  voice.languages.length === 0 ? (
    <span className="text-ink-3 text-sm">No guide yet</span>
  ) : (
    <LanguageChips codes={voice.languages.map(({ code }) => code)} max={4} />
  );
