import { describe, expect, it } from "vitest";
import { afterSaving } from "./after-saving.ts";

const sent = { prompt: "Write. ", sections: [{ key: "a", default: 6 }] };
const saved = { prompt: "Write.", sections: [{ key: "a", default: 6 }] };

describe("a form after its values are saved", () => {
  it("holds what the server made of them", () => {
    expect(afterSaving({ ...sent, sections: structuredClone(sent.sections) }, { sent, saved })).toEqual(saved);
  });

  it("keeps what was typed while the answer was on its way", () => {
    const sections = [{ key: "a", default: 11 }];
    expect(afterSaving({ ...sent, sections }, { sent, saved })).toEqual({ prompt: "Write.", sections });
  });
});
