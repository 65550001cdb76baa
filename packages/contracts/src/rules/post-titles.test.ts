import { describe, expect, it } from "vitest";
import type { BlockDetail, VersionDetail } from "../answers/blocks.ts";
import type { FieldSpec } from "../master-data.ts";
import { postTitles } from "./post-titles.ts";

const spec = (key: string): FieldSpec => ({ key, label: key, format: "plain", required: true, unit: "graphemes" });
const channels = new Map([
  ["c1", { fields: [spec("subject"), spec("body")] }],
  ["c2", { fields: [spec("body")] }],
]);
const piece = (
  channel_id: string,
  channel_code: string,
  fields: Record<string, string>,
): Pick<BlockDetail, "channel_id" | "channel_code" | "selected"> => ({
  channel_id,
  channel_code,
  selected: { content: { kind: "content", fields } } as VersionDetail,
});

describe("what a post is called", () => {
  it("is the headline of its piece", () =>
    expect(postTitles([piece("c1", "email", { subject: "The kettle that breaks", body: "Dear reader" })], channels)).toEqual({
      email: "The kettle that breaks",
    }));
  it("is how the piece begins where it has no headline", () =>
    expect(postTitles([piece("c2", "x", { body: "\n## Most kettles are thrown away.\nFor one part." })], channels)).toEqual({
      x: "Most kettles are thrown away.",
    }));
  it.each(["Hello,", "Liebe Leserinnen und Leser,", "مرحبًا،"])("is not the greeting %s", (greeting) =>
    expect(postTitles([piece("c2", "mail", { body: `${greeting}\n\nThe fair opens.` })], channels).mail).toBe("The fair opens."),
  );
  it("is the first line where all of them end in a comma", () =>
    expect(postTitles([piece("c2", "mail", { body: "Roses,\nlilies,\ntulips," })], channels).mail).toBe("Roses,"));
  it("is never longer than a title may be", () =>
    expect(postTitles([piece("c2", "x", { body: "word ".repeat(80) })], channels).x?.length).toBeLessThanOrEqual(120));
  it("is nothing for a piece that is not written", () =>
    expect(postTitles([{ channel_id: "c2", channel_code: "x", selected: null }, piece("c2", "x", { body: " " })], channels)).toEqual({}));
});
