import { enabledIn, newGuide } from "./guides.ts";
import { type GuideDraft, useVoice } from "./voice-store.ts";

/** Guides of a language of the open voice, and with them the channels that have one of their own. */
export function putGuides(languageId: string, guides: GuideDraft[]): void {
  const { setStyleGuides, setEnabledChannels } = useVoice.getState();
  setStyleGuides(languageId, guides);
  setEnabledChannels(languageId, enabledIn(guides));
}

export function changeGuide(languageId: string, key: string, part: Partial<GuideDraft>): void {
  const guides = useVoice.getState().current?.styleGuides[languageId] ?? [];
  putGuides(
    languageId,
    guides.map((guide) => (guide.key === key ? { ...guide, ...part } : guide)),
  );
}

/** One more language, with a catch-all to be filled in. */
export function openLanguage(id: string): void {
  useVoice.getState().addLanguage({ id });
  putGuides(id, [newGuide(crypto.randomUUID())]);
}
