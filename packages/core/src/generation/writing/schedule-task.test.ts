import { describe, expect, it } from "vitest";
import { readDrafts } from "./schedule-task.ts";

const post = { channel: "linkedin", date: "2026-12-02", time: "09:30", title: "It goes on sale", angle: "", reason: "" };
const read = (answer: unknown) => readDrafts(typeof answer === "string" ? answer : JSON.stringify(answer), ["linkedin", "x"]);

describe("the posts in an answer", () => {
  it("are read with days and times as models like to write them", () => {
    const { value } = read({ posts: [{ ...post, channel: " LinkedIn ", date: "2026-12-02T00:00:00Z", time: "9:30:00" }] });
    expect(value).toEqual([post]);
  });

  it("may lack what can be empty", () => {
    expect(read({ posts: [{ channel: "x", date: "2026-12-02", time: "09:30" }] }).value).toEqual([
      { channel: "x", date: "2026-12-02", time: "09:30", title: "", angle: "", reason: "" },
    ]);
  });

  it.each([
    ["no JSON", "Tuesday is good.", "The answer is not JSON."],
    ["no posts", { posts: [] }, "posts:"],
    ["posts without a day", { posts: [{ channel: "x" }] }, "posts.0.date"],
    ["only unknown channels", { posts: [{ ...post, channel: "myspace" }] }, "No post is for one of the channels linkedin, x."],
  ])("are refused with a reason that helps: %s", (_, answer, problem) => {
    expect(read(answer).problem).toContain(problem);
  });
});
