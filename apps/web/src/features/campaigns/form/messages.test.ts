import { expect, it } from "vitest";
import { errorPaths, messagesOf } from "./messages.ts";

const bad = (message: string) => ({ type: "custom", message, ref: { message: "an element" } });

it("reads the message of a field", () => expect(messagesOf(bad("Name is required"))).toEqual(["Name is required"]));
it("reads a list's own message and those of its parts, each once", () => {
  const list = Object.assign(
    [undefined, { channel_ids: bad("Choose at least one channel") }, { channel_ids: bad("Choose at least one channel") }],
    {
      root: bad("Each language can be chosen once"),
    },
  );
  expect(messagesOf(list).sort()).toEqual(["Choose at least one channel", "Each language can be chosen once"]);
});
it("reads nothing where nothing is wrong", () => expect(messagesOf(undefined)).toEqual([]));
it("knows the paths of what is wrong", () => {
  expect(
    errorPaths({
      name: bad("Name is required"),
      languages: [undefined, { channel_ids: bad("Choose one") }],
      links: { root: bad("Too many") },
    }),
  ).toEqual([
    { path: "name", message: "Name is required" },
    { path: "languages.1.channel_ids", message: "Choose one" },
    { path: "links", message: "Too many" },
  ]);
});
