import { expect, test } from "vitest";
import { withoutCredentials } from "./smtp-mailer.ts";

const url = new URL("smtps://mira%40x.example:p%40ss%20word%2F1@mail.example");
const base64 = (text: string) => Buffer.from(text).toString("base64");

test.each([
  ["as it is", "535 p@ss word/1 is wrong"],
  ["as it stands in the address", "535 p%40ss%20word%2F1 is wrong"],
  ["as LOGIN sends it", `535 ${base64("p@ss word/1")} is wrong`],
  ["as PLAIN sends it", `535 ${base64("\0mira@x.example\0p@ss word/1")} is wrong`],
  ["as PLAIN sends it for somebody", `535 ${base64("mira@x.example\0mira@x.example\0p@ss word/1")} is wrong`],
])("a password that a server repeats %s is taken out", (_, said) => {
  expect(withoutCredentials(said, url)).toBe("535 ••• is wrong");
});

test("other words stay, up to a length", () => {
  expect(withoutCredentials("550 no such mailbox", url)).toBe("550 no such mailbox");
  expect(withoutCredentials("550 no such mailbox", new URL("smtp://mail.example"))).toBe("550 no such mailbox");
  expect(withoutCredentials("x".repeat(9_000), url)).toHaveLength(300);
});
