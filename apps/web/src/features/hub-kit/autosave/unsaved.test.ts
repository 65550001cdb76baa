import { describe, expect, it } from "vitest";
import { type Content, unsavedTextOf } from "./unsaved.ts";

const content = (body: string): Content => ({ kind: "content", fields: { body } });
const kept = JSON.stringify({ base: "v1", over: "v2", content: content("typed") });

describe("text that is not saved yet", () => {
  it("is there again after a reload, with what it was begun from", () => {
    expect(unsavedTextOf(kept, content("before"))).toEqual({ base: "v1", over: "v2", content: content("typed") });
  });

  it("is nothing once the same text is on the server", () => expect(unsavedTextOf(kept, content("typed"))).toBeNull());

  it("is nothing when it is of another kind, or of none", () => {
    expect(unsavedTextOf(kept, undefined)).toBeNull();
    expect(unsavedTextOf(JSON.stringify({ base: "v1" }), content("before"))).toBeNull();
  });
});
