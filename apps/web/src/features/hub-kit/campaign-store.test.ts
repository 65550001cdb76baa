import type { LanguageOption, SchedulePost } from "@copydesk/contracts";
import { beforeEach, describe, expect, it } from "vitest";
import { showNewBlocks, useCampaignState } from "./campaign-store.ts";

const state = () => useCampaignState.getState();
const english: LanguageOption = {
  id: "l1",
  code: "en",
  name: "English",
  native_name: "English",
  direction: "ltr",
  word_spacing: true,
  is_default: true,
};
const post: SchedulePost = {
  id: "p1",
  title: "The kettle",
  channel: "x",
  date: "2027-03-09",
  time: "09:00",
  angle: "",
  reason: "",
  status: "suggested",
  locked: false,
  notes: "",
};

describe("the campaign that is open", () => {
  beforeEach(() => useCampaignState.setState(useCampaignState.getInitialState(), true));

  it("begins empty and outside edit mode", () =>
    expect(state()).toMatchObject({
      campaign: undefined,
      isEditMode: false,
      status: undefined,
      languages: [],
      channelsTemp: {},
      newSchedulerTemp: {},
      schedulerTemp: {},
      openedBlocks: [],
    }));

  it("is set and cleared, and clearing also leaves edit mode", () => {
    state().setCampaign({ id: "c1" });
    state().setEditMode(true);
    expect(state()).toMatchObject({ campaign: { id: "c1" }, isEditMode: true });
    state().clearCampaign();
    expect(state()).toMatchObject({ campaign: undefined, isEditMode: false });
  });

  it("goes in and out of edit mode", () => {
    state().setEditMode(true);
    expect(state().isEditMode).toBe(true);
    state().setEditMode(false);
    expect(state().isEditMode).toBe(false);
  });

  it("has its status overwritten and its languages replaced", () => {
    state().setStatus("generating");
    state().setStatus("ready");
    state().setLanguages([english]);
    expect(state()).toMatchObject({ status: "ready", languages: [english] });
    state().setLanguages([]);
    expect(state().languages).toEqual([]);
  });

  it("keeps lists by language, each set or emptied alone", () => {
    state().setChannelsTemp("l1", ["c1", "c2"]);
    state().setChannelsTemp("l2", ["c3"]);
    state().setNewSchedulerTemp("l1", [post]);
    state().setSchedulerTemp("l1", [post, post]);
    state().setChannelsTemp("l1");
    expect(state().channelsTemp).toEqual({ l1: [], l2: ["c3"] });
    expect(state().newSchedulerTemp).toEqual({ l1: [post] });
    expect(state().schedulerTemp).toEqual({ l1: [post, post] });
    state().setNewSchedulerTemp("l1");
    state().setSchedulerTemp("l1");
    expect([state().newSchedulerTemp, state().schedulerTemp]).toEqual([{ l1: [] }, { l1: [] }]);
  });

  it("shows a block once, hides it, and clears all", () => {
    state().showBlock("b1");
    state().showBlock("b2");
    state().showBlock("b1");
    expect(state().openedBlocks).toEqual(["b1", "b2"]);
    state().hideBlock("b1");
    state().hideBlock("never shown");
    expect(state().openedBlocks).toEqual(["b2"]);
    state().clearBlocks();
    expect(state().openedBlocks).toEqual([]);
  });
});

it("blocks are unfolded when they are first seen, and what is folded stays so", () => {
  useCampaignState.setState(useCampaignState.getInitialState(), true);
  const seen = new Set<string>();
  showNewBlocks(["en1", "de1"], seen);
  expect(state().openedBlocks).toEqual(["en1", "de1"]);
  state().hideBlock("en1");
  showNewBlocks(["en1", "en2", "de1"], seen);
  expect(state().openedBlocks).toEqual(["de1", "en2"]);
});
