import { describe, expect, test } from "vitest";
import { askContent, askOutline, askSchedule } from "./fixtures/ask.ts";
import { channelFields } from "./fixtures/channels.ts";
import { faultsOf } from "./fixtures/checklist.ts";
import { releases, storyOf } from "./fixtures/releases.ts";
import { readStory } from "./reader/read-story.ts";

const codes = Object.keys(channelFields);

describe.each(releases)("$language: $about", (release) => {
  const question = { language: release.language, story: storyOf(release) };
  const materials = { outline: askOutline(question).text };

  test.each(codes)("%s passes what an editor checks", (channel) => {
    const { values } = askContent({ ...question, materials }, channel);
    expect(faultsOf(release, channel, values)).toEqual([]);
  });

  test("every sentence stands alone, as the release has it", () => {
    const { sentences, calls } = readStory(question.story, "");
    const marked = release.text.replace(/\s*\n\s*/g, " ").split("‖");
    for (const border of marked.slice(0, -1)) {
      const end = border.slice(-12).trim();
      expect(
        sentences.some((one) => one.text.endsWith(end)),
        end,
      ).toBe(true);
    }
    expect(calls[0]?.address).not.toBeNull();
  });

  test("another angle begins with something else", () => {
    const changed = codes.filter((channel) => {
      const [first, second] = [materials, { ...materials, wish: "Another angle" }].map(
        (one) => askContent({ ...question, materials: one }, channel).text,
      );
      return first !== second;
    });
    expect(changed.length).toBeGreaterThanOrEqual(codes.length - 3);
  });

  test("no sentence is planned twice for one channel as long as there are others", () => {
    const content = codes.map((code) => `[${code}]\n${askContent({ ...question, materials }, code).text}`).join("\n\n");
    const posts = askSchedule({ ...question, materials: { content } });
    expect(posts.filter((post) => /\[\[|^#/.test(post.title))).toEqual([]);
    for (const channel of ["linkedin", "facebook"]) {
      const titles = posts.filter((post) => post.channel === channel).map((post) => post.title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});
