import type { ChannelOption } from "@copydesk/contracts";
import { Button, ChannelIcon, ConfirmDialog, Menu, MenuContent, MenuItem, MenuTrigger } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useState } from "react";
import { VoiceExamples } from "../examples/voice-examples.tsx";
import { GuideSection } from "../guide/guide-section.tsx";
import { changeGuide, putGuides } from "../state/change-guides.ts";
import { guideForChannel } from "../state/guides.ts";
import type { GuideDraft } from "../state/voice-store.ts";
import { formatGuides } from "../words/guide-words.ts";
import type { NamedLanguage } from "./language-tabs.tsx";
import type { VoiceFormState } from "./use-voice-form.ts";

interface LanguagePanelProps {
  state: VoiceFormState;
  language: NamedLanguage;
  channels: readonly ChannelOption[];
  onDraft: (guide: GuideDraft) => void;
  onRemove: () => void;
}

/** Guides and examples of one language. */
export function LanguagePanel({ state, language, channels, onDraft, onRemove }: LanguagePanelProps) {
  const { stored, guideErrors, clearGuideErrors, current } = state;
  const guides = current?.styleGuides[language.id] ?? [];
  const taken = current?.enabledChannels[language.id] ?? [];
  const [catchAll, ...others] = guides;
  const change = (next: GuideDraft[]) => putGuides(language.id, next);
  const sectionOf = (guide: GuideDraft) => (
    <GuideSection
      key={guide.key}
      guide={guide}
      catchAll={guide === catchAll ? undefined : catchAll}
      language={language}
      channels={channels}
      taken={taken}
      errors={guideErrors[guide.key]?.fields ?? {}}
      onChange={(part) => {
        clearGuideErrors(guide.key);
        changeGuide(language.id, guide.key, part);
      }}
      onRemove={() => change(guides.filter((one) => one.key !== guide.key))}
      onDraft={stored ? () => onDraft(guide) : undefined}
    />
  );
  const free = channels.filter(({ id, is_active }) => is_active && !taken.includes(id));
  return (
    <div className="px-4 pb-20 md:px-6 xl:pl-12">
      {catchAll && sectionOf(catchAll)}
      {others.map(sectionOf)}
      {free.length > 0 && (
        <div className="border-line border-b py-4">
          <Menu>
            <MenuTrigger>
              <Button data-tour="channel-guide" icon={<PlusIcon size={12} weight="bold" />}>
                Guide for a channel
              </Button>
            </MenuTrigger>
            <MenuContent align="start">
              {free.map(({ id, icon, name }) => (
                <MenuItem
                  key={id}
                  icon={<ChannelIcon channel={icon} />}
                  onSelect={() => change([...guides, guideForChannel(crypto.randomUUID(), id, catchAll)])}
                >
                  {name}
                </MenuItem>
              ))}
            </MenuContent>
          </Menu>
        </div>
      )}
      <VoiceExamples voiceId={stored?.id} language={language} channels={channels} />
      <RemoveLanguage language={language} guides={guides.length} onRemove={onRemove} />
    </div>
  );
}

interface RemoveLanguageProps {
  language: NamedLanguage;
  guides: number;
  onRemove: () => void;
}

/** Takes a language away with its guides, after asking. */
function RemoveLanguage({ language, guides, onRemove }: RemoveLanguageProps) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="pt-5">
      <Button variant="danger" size="sm" onClick={() => setAsked(true)}>
        Remove {language.name}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Remove ${language.name} from this voice?`}
        description={`Saving also deletes its ${formatGuides(guides).replace("no guide", "guides")}. Examples stay where they are.`}
        confirmLabel="Remove"
        cancelLabel="Cancel"
        destructive
        onConfirm={onRemove}
      />
    </div>
  );
}
