import { expect, it } from "vitest";
import { invitable, noteAddresses } from "./note-addresses.ts";
import type { CheckedAddress } from "./use-checked-addresses.ts";

const address = (email: string, state: CheckedAddress["state"], name: string | null = null) => ({ email, state, name });

it("says what is wrong with which address", () => {
  const notes = noteAddresses([
    address("elena@norrbrook", "invalid"),
    address("lea@x.example", "here", "Lea Sommer"),
    address("a@x.example", "new"),
  ]);
  expect(notes).toEqual({
    problems: ["elena@norrbrook is not a complete address"],
    here: ["Lea Sommer is already here and won't be invited again"],
  });
});

it("names three of many", () => {
  const many = ["a", "b", "c", "d", "e"].map((email) => address(email, "invalid"));
  expect(noteAddresses(many).problems).toHaveLength(4);
  expect(noteAddresses(many).problems[3]).toBe("2 more are not complete addresses");
});

it("says when there are too many", () => {
  const many = Array.from({ length: 52 }, (_, i) => address(`p${i}@x.example`, "new"));
  expect(noteAddresses(many).problems[0]).toMatch(/^2 too many/);
});

it("invites who is new, also while that is still being looked up", () => {
  expect(invitable([address("a", "new"), address("b", "checking"), address("c", "here"), address("d", "invalid")])).toEqual(["a", "b"]);
});
