import type { Parameters } from "@copydesk/contracts";
import { expect, test } from "vitest";
import { formatParameter } from "./parameter-facts.ts";
import { effective, withoutParameter, withParameter } from "./parameters-field.tsx";

const inherited: Parameters = { temperature: { enabled: true, value: 0.4 }, seed: { enabled: false, value: 7 } };

test("what is not said here is inherited, on or off", () => {
  expect(effective({}, inherited, "temperature")).toEqual({ enabled: true, value: 0.4, isOwn: false });
  expect(effective({}, inherited, "seed")).toEqual({ enabled: false, value: 7, isOwn: false });
  expect(effective({}, inherited, "top_p")).toEqual({ enabled: false, value: 1, isOwn: false });
});

test("switching off here is something else than not saying anything", () => {
  const off = withParameter({}, "temperature", { enabled: false, value: 0.4 });
  expect(effective(off, inherited, "temperature")).toEqual({ enabled: false, value: 0.4, isOwn: true });
  expect(withoutParameter(off, "temperature")).toEqual({});
});

test("values in words", () => {
  expect(formatParameter(inherited, "temperature")).toBe("0.4");
  expect(formatParameter(inherited, "seed")).toBe("off");
  expect(formatParameter({ stop: { enabled: true, value: ["END"] } }, "stop")).toBe("“END”");
});
