import type { StyleGuideFields } from "@copydesk/contracts";
import { create } from "zustand";

/** A style guide as it stands in the form; `key` names it also before it is saved. */
export interface GuideDraft extends Omit<StyleGuideFields, "id" | "language_id"> {
  key: string;
  /** Absent until it is saved. */
  id?: string;
}

/** The voice that is open: its languages, and by language its guides and the channels that have one of their own. */
export interface CurrentVoice {
  languages: { id: string }[];
  /** The first of each language is the catch-all. */
  styleGuides: Record<string, GuideDraft[]>;
  enabledChannels: Record<string, string[]>;
}

interface VoiceState {
  current: CurrentVoice | undefined;
  setVoice: (voice: CurrentVoice) => void;
  clearVoice: () => void;
  /** A language that is there already stays as it is. */
  addLanguage: (language: { id: string }) => void;
  /** Also removes its style guides and enabled channels. */
  removeLanguage: (id: string) => void;
  setStyleGuides: (languageId: string, guides: GuideDraft[]) => void;
  setEnabledChannels: (languageId: string, channelIds: string[]) => void;
}

export const createVoiceStore = () =>
  create<VoiceState>()((set) => {
    const change = (next: (voice: CurrentVoice) => CurrentVoice) =>
      set(({ current }) => (current === undefined ? {} : { current: next(current) }));
    return {
      current: undefined,
      setVoice: (voice) => set({ current: voice }),
      clearVoice: () => set({ current: undefined }),
      addLanguage: (language) =>
        change((voice) =>
          voice.languages.some(({ id }) => id === language.id) ? voice : { ...voice, languages: [...voice.languages, language] },
        ),
      removeLanguage: (id) =>
        change(
          ({ languages, styleGuides: { [id]: _guides, ...styleGuides }, enabledChannels: { [id]: _channels, ...enabledChannels } }) => ({
            languages: languages.filter((language) => language.id !== id),
            styleGuides,
            enabledChannels,
          }),
        ),
      setStyleGuides: (languageId, guides) =>
        change((voice) => ({ ...voice, styleGuides: { ...voice.styleGuides, [languageId]: guides } })),
      setEnabledChannels: (languageId, channelIds) =>
        change((voice) => ({ ...voice, enabledChannels: { ...voice.enabledChannels, [languageId]: channelIds } })),
    };
  });

export const useVoice = createVoiceStore();
