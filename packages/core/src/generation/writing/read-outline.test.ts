import { describe, expect, it } from "vitest";
import { readOutline } from "./read-outline.ts";

const outline = {
  title: "A kettle",
  summary: "It expects to break.",
  audience: "Owners",
  key_messages: ["Every part can be ordered"],
  sections: [{ heading: "Parts", points: ["23 of them"] }],
  call_to_action: "Reserve",
  facts: ["It costs 89 euros"],
  angles: [{ channel: "linkedin", angle: "Engineers" }],
};
const read = (answer: unknown) => readOutline(typeof answer === "string" ? answer : JSON.stringify(answer), ["linkedin"]);

describe("an outline in an answer", () => {
  it("is found whatever stands around it", () => {
    for (const answer of [
      JSON.stringify(outline),
      `Here it is:\n\`\`\`json\n${JSON.stringify(outline, null, 2)}\n\`\`\`\nEnjoy!`,
      JSON.stringify({ outline }),
      JSON.stringify({ ...outline, mood: "dry" }),
    ])
      expect(read(answer).value).toEqual(outline);
  });

  it("does without what is not needed", () => {
    const { title, key_messages } = outline;
    expect(read({ title, key_messages }).value).toEqual({
      title,
      key_messages,
      summary: "",
      audience: "",
      sections: [],
      call_to_action: "",
      facts: [],
      angles: [],
    });
  });

  it("drops angles for channels that the language does not have", () => {
    expect(read({ ...outline, angles: [...outline.angles, { channel: "myspace", angle: "Nostalgia" }] }).value?.angles).toEqual(
      outline.angles,
    );
  });

  it.each([
    ["prose", "I cannot do that.", "The answer is not JSON."],
    ["half an object", '{"title": "A kettle", "key_messages": ["Every', "The answer is not JSON."],
    ["no title", { ...outline, title: undefined }, "title:"],
    ["no messages", { ...outline, key_messages: [] }, "key_messages:"],
    ["a title of a page", { ...outline, title: "x".repeat(300) }, "title: Title must be 200 characters or fewer"],
  ])("is refused with a reason that helps: %s", (_, answer, problem) => {
    expect(read(answer).problem).toContain(problem);
  });
});
