import { describe, expect, it } from "vitest";
import { refusalIn, shownEmail } from "./microsoft-words.ts";

const refusal = (query: string) => refusalIn(new URLSearchParams(query));

describe("refusalIn", () => {
  it("finds none in an answer", () => expect(refusal("code=c&state=s")).toBeNull());
  it.each(["", "code=c", "state=s", "code=&state=s"])("asks to begin again for %j", (query) =>
    expect(refusal(query)).toContain("try again"),
  );
  it("knows why the server or Microsoft sent somebody back", () => {
    expect(refusal("error=access_denied&state=s")).toContain("before agreeing");
    expect(refusal("error=unreachable")).toContain("isn't responding");
  });
  it("repeats nothing that an address says", () => {
    expect(refusal("error=call_us&error_description=Call+0800")).toBe(refusal("error=server_error"));
    expect(refusal("error=constructor")).toBe(refusal("error=server_error"));
  });
});

describe("shownEmail", () => {
  it("takes addresses", () => expect(shownEmail("mira@norrbrook.example")).toBe("mira@norrbrook.example"));
  it.each([null, "", "Call 0800 now", "a b@c.example", "<b>@c.example", `${"a".repeat(260)}@c.example`])("shows nothing else: %j", (text) =>
    expect(shownEmail(text)).toBeNull(),
  );
});
