import { beforeEach, describe, expect, test } from "vitest";
import { newGuide } from "./guides.ts";
import { createVoiceStore } from "./voice-store.ts";

let store: ReturnType<typeof createVoiceStore>;
const guide = newGuide("g1");
const voice = {
  languages: [{ id: "en" }, { id: "de" }],
  styleGuides: { en: [guide], de: [newGuide("g2")] },
  enabledChannels: { en: ["x"], de: [] },
};
beforeEach(() => {
  store = createVoiceStore();
});
const now = () => store.getState().current;

describe("the voice that is open", () => {
  test("is set and cleared", () => {
    expect(now()).toBeUndefined();
    store.getState().setVoice(voice);
    expect(now()).toEqual(voice);
    store.getState().clearVoice();
    expect(now()).toBeUndefined();
  });

  test("gets a language, once", () => {
    store.getState().setVoice(voice);
    store.getState().addLanguage({ id: "fr" });
    store.getState().addLanguage({ id: "fr" });
    expect(now()?.languages).toEqual([{ id: "en" }, { id: "de" }, { id: "fr" }]);
    expect(now()?.styleGuides).toEqual(voice.styleGuides);
  });

  test("loses a language with its style guides and enabled channels", () => {
    store.getState().setVoice(voice);
    store.getState().removeLanguage("en");
    expect(now()).toEqual({ languages: [{ id: "de" }], styleGuides: { de: voice.styleGuides.de }, enabledChannels: { de: [] } });
    store.getState().removeLanguage("gone");
    expect(now()?.languages).toEqual([{ id: "de" }]);
  });

  test("has style guides and enabled channels set per language", () => {
    store.getState().setVoice(voice);
    store.getState().setStyleGuides("de", [guide]);
    store.getState().setEnabledChannels("de", ["linkedin"]);
    expect(now()?.styleGuides).toEqual({ en: voice.styleGuides.en, de: [guide] });
    expect(now()?.enabledChannels).toEqual({ en: ["x"], de: ["linkedin"] });
  });

  test("is not touched while there is none", () => {
    store.getState().addLanguage({ id: "fr" });
    store.getState().setStyleGuides("de", [guide]);
    store.getState().removeLanguage("de");
    expect(now()).toBeUndefined();
  });
});
