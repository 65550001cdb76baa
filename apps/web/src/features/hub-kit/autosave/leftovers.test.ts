import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetSession } from "../../../lib/session.ts";
import { tellChance } from "../../../lib/try-again.ts";
import { Autosaver, type AutosaveState, untouched } from "./autosaver.ts";
import { goOnSending, noteSaving, openText, useLeftovers } from "./leftovers.ts";

const where = { campaign: "Spring launch", path: "/campaigns/c1?language=en" };
const failing: AutosaveState = { ...untouched, phase: "unsaved", failure: "No room.", isTriedAgain: true };

/** An open text with something unsaved, and how often it is sent. */
function openOne() {
  const sent: unknown[] = [];
  const saver = new Autosaver(
    {
      save: (input) => {
        sent.push(input);
        return new Promise(() => {});
      },
      keep: () => {},
      drop: () => {},
      later: () => () => {},
      onChange: () => {},
    },
    "v1",
    { base: "v1", over: null, content: { kind: "content", fields: { body: "typed" } } },
  );
  openText("b1", saver);
  return { saver, sent };
}

describe("a text that was left before the server had it", () => {
  beforeEach(() => {
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("document", { addEventListener: () => {}, removeEventListener: () => {} });
  });
  afterEach(() => {
    forgetSession();
    vi.unstubAllGlobals();
  });

  it("is shown, and sent when the server answers again", () => {
    const { saver, sent } = openOne();
    goOnSending("b1", saver, failing, where);
    expect(useLeftovers.getState()).toEqual({ b1: { ...where, needsPerson: false, reason: "No room." } });
    tellChance();
    expect(sent).toHaveLength(1);
    noteSaving("b1", saver, { ...untouched, phase: "saved" });
    expect(useLeftovers.getState()).toEqual({});
    tellChance();
    expect(sent).toHaveLength(1);
  });
  it("asks for the person when somebody saved in between", () => {
    const { saver } = openOne();
    goOnSending("b1", saver, failing, where);
    noteSaving("b1", saver, { ...untouched, phase: "unsaved" });
    expect(useLeftovers.getState().b1).toMatchObject({ needsPerson: true, reason: null });
  });
  it("says why it cannot be sent", () => {
    const { saver } = openOne();
    goOnSending("b1", saver, failing, where);
    noteSaving("b1", saver, { ...untouched, phase: "unsaved", failure: "It was taken out." });
    expect(useLeftovers.getState().b1).toMatchObject({ needsPerson: true, reason: "It was taken out." });
  });
  it("is its editor's again when it is opened", () => {
    const { saver, sent } = openOne();
    goOnSending("b1", saver, failing, where);
    openOne();
    expect(useLeftovers.getState()).toEqual({});
    tellChance();
    expect(sent).toEqual([]);
  });
  it("is not sent beside an editor that was opened while the last attempt was on its way", () => {
    const { saver } = openOne();
    openOne();
    goOnSending("b1", saver, failing, where);
    expect(useLeftovers.getState()).toEqual({});
  });
  it("is not sent in the name of the next person", () => {
    const { saver, sent } = openOne();
    goOnSending("b1", saver, failing, where);
    forgetSession();
    tellChance();
    expect([useLeftovers.getState(), sent]).toEqual([{}, []]);
  });
});
