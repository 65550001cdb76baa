import type { SchedulePost } from "@copydesk/contracts";
import { beforeEach, expect, it } from "vitest";
import { useCampaignState } from "../hub-kit/index.ts";
import { holdPosts } from "./use-temp-plan.ts";

const post = (id: string, time = "09:00"): SchedulePost => ({
  id,
  title: id,
  channel: "x",
  date: "2027-03-09",
  time,
  angle: "",
  reason: "",
  status: "suggested",
  locked: false,
  notes: "",
});
const state = () => useCampaignState.getState();

beforeEach(() => useCampaignState.setState(useCampaignState.getInitialState(), true));

it("posts that are not saved yet stand by their language, those that are new apart", () => {
  holdPosts("en", [post("a", "10:30"), post("new"), post("b")], [post("a"), post("b"), post("gone")]);
  holdPosts("de", [post("d")], []);
  expect(state().schedulerTemp).toEqual({ en: [post("a", "10:30"), post("b")], de: [] });
  expect(state().newSchedulerTemp).toEqual({ en: [post("new")], de: [post("d")] });
});

it("a change after it takes their place", () => {
  holdPosts("en", [post("a"), post("new")], [post("a")]);
  holdPosts("en", [post("new", "11:00")], [post("a")]);
  expect([state().schedulerTemp, state().newSchedulerTemp]).toEqual([{ en: [] }, { en: [post("new", "11:00")] }]);
});
