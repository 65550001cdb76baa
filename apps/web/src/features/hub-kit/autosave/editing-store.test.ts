import { beforeEach, expect, it } from "vitest";
import { useCampaignState } from "../campaign-store.ts";
import { useEditing } from "./editing-store.ts";

const state = () => useEditing.getState();
beforeEach(() => {
  useEditing.setState(useEditing.getInitialState(), true);
  useCampaignState.setState(useCampaignState.getInitialState(), true);
});

it("a text is opened for editing once, closed, and all are closed together", () => {
  for (const id of ["b1", "b2", "b1"]) state().startEditing(id);
  expect(state().editedBlocks).toEqual(["b1", "b2"]);
  state().stopEditing("b1");
  expect(state().editedBlocks).toEqual(["b2"]);
  state().stopAll();
  expect(state().editedBlocks).toEqual([]);
});

it("what is edited is unfolded, and stays so afterwards", () => {
  state().startEditing("b1");
  state().stopEditing("b1");
  expect(useCampaignState.getState().openedBlocks).toEqual(["b1"]);
});
