import { expect, test } from "vitest";
import { statusMark } from "./hub-header.tsx";

const written = { done: 12, total: 12, busy: false, failed: 0, flagged: 0 };

test.each([
  ["ready", {}, { kind: "ready", label: "Ready", detail: undefined }],
  ["ready", { flagged: 2 }, { kind: "warning", label: "Ready", detail: "2 to check" }],
  ["ready", { flagged: 1 }, { kind: "warning", label: "Ready", detail: "1 to check" }],
  ["needs_attention", { failed: 3, flagged: 2 }, { kind: "warning", label: "Needs attention", detail: "3" }],
  ["generating", { done: 3 }, { kind: "running", label: "Generating", detail: "3 of 12", progress: 25 }],
  ["ready", { busy: true, flagged: 2 }, { kind: "running", label: "Generating", detail: "12 of 12", progress: 100 }],
  ["draft", { done: 0, total: 0 }, { kind: "draft", label: "Draft", detail: undefined }],
] as const)("a campaign that is %s, with %j, is marked so", (status, changed, mark) => {
  expect(statusMark(status, { ...written, ...changed })).toEqual(mark);
});
