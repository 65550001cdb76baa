import { describe, expect, it } from "vitest";
import { chooseExamples } from "./examples.ts";
import type { Example } from "./prompt-material.ts";

const example = (id: string, changes: Partial<Example> = {}): Example => ({
  id,
  voice_id: null,
  language_id: "en",
  channel_id: null,
  title: id,
  text: "A short text of the company.",
  rating: null,
  use_in_prompts: true,
  source: "manual",
  file_id: null,
  deleted_at: null,
  created_at: new Date(0),
  created_by: null,
  updated_at: new Date(0),
  updated_by: null,
  version: 1,
  ...changes,
});
const wanted = { voice_id: "warm", channel_id: "linkedin" };
const chosen = (...candidates: Example[]) => chooseExamples(candidates, wanted).map((one) => one.id);

describe("examples for a prompt", () => {
  it("takes those of voice and channel first, then of the voice, then general ones", () => {
    const list = [
      example("general"),
      example("voice", { voice_id: "warm" }),
      example("both", { voice_id: "warm", channel_id: "linkedin" }),
      example("general for the channel", { channel_id: "linkedin" }),
    ];
    expect(chosen(...list)).toEqual(["both", "voice", "general for the channel"]);
  });

  it("never takes those of another voice, switched off or deleted", () => {
    expect(
      chosen(
        example("other voice", { voice_id: "cool" }),
        example("off", { use_in_prompts: false }),
        example("deleted", { deleted_at: new Date(0) }),
        example("fine"),
      ),
    ).toEqual(["fine"]);
  });

  it("takes the newest of equals, three at most", () => {
    const aged = [1, 4, 2, 3].map((age) => example(`age ${age}`, { updated_at: new Date(10_000 - age) }));
    expect(chosen(...aged)).toEqual(["age 1", "age 2", "age 3"]);
  });

  it("stays within 2 500 tokens and passes over what does not fit", () => {
    const long = example("long", { text: "word ".repeat(2_000), updated_at: new Date(3) });
    const longer = example("longer", { text: "word ".repeat(3_000), updated_at: new Date(2) });
    expect(chosen(long, longer, example("short"))).toEqual(["long", "short"]);
  });

  it("uses general ones when there is no voice", () => {
    expect(
      chooseExamples([example("general"), example("voice", { voice_id: "warm" })], { voice_id: null, channel_id: null }).map(
        (one) => one.id,
      ),
    ).toEqual(["general"]);
  });
});
