import { describe, expect, it } from "vitest";
import { addAddresses, endsAddress, splitAddresses } from "./address-field.tsx";

describe("addresses in a text", () => {
  it.each([
    ["freya@norrbrook.example", ["freya@norrbrook.example"]],
    [
      "Freya@Norrbrook.example, omar@x.example;lea@x.example\nela@x.example",
      ["freya@norrbrook.example", "omar@x.example", "lea@x.example", "ela@x.example"],
    ],
    ['Freya Holm <freya@x.example>; "Saleh, Omar" <omar@x.example>', ["saleh", "freya@x.example", "omar@x.example"]],
    ["freya@x.example.", ["freya@x.example"]],
    ["elena@norrbrook", ["elena@norrbrook"]],
    [" , ;\n", []],
  ])("%j", (text, addresses) => {
    expect(splitAddresses(text).sort()).toEqual([...addresses].sort());
  });
});

it("keeps each address once, in order", () => {
  expect(addAddresses(["b@x.example"], "a@x.example B@x.example")).toEqual(["b@x.example", "a@x.example"]);
});

it("knows when an address is complete", () => {
  expect(endsAddress("a@x.example")).toBe(false);
  expect(endsAddress("a@x.example,")).toBe(true);
});
