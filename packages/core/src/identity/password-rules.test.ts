import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demandGoodPassword } from "./password-rules.ts";

const refusal = async (password: string, email = "mara.lind@example.com") =>
  demandGoodPassword(password, email).then(
    () => null,
    (error: Error) => error.message,
  );

const guessed = "A common password with digits or repeats is guessed first. Choose another";

describe("a password", () => {
  test.each([
    ["paper lantern harbour 42", "words"],
    ["Grüße an Jürgen!", "umlauts"],
    ["密码太长了记不住怎么办呢好", "Chinese"],
    ["🦊🐙🦉🐝🐳🦔🐢🦩🐌🦚🐞🦋", "emoji, each of which counts once"],
    ["            a b", "spaces"],
    ["al is in every sentence", "two letters of an address", "al@example.com"],
  ])("may be %j: %s", async (password, _, email?: string) => {
    expect(await refusal(password, email)).toBeNull();
  });

  test.each([
    ["short", "Use 12 characters or more"],
    ["🦊🐙🦉🐝🐳🦔", "Use 12 characters or more"],
    ["a".repeat(257), "Use 256 characters or fewer"],
    ["i am MARA.LIND of course", "Leave your email name out of it"],
    ["maralind-maralind", "Leave your email name out of it"],
    ["aaaaaaaaaaaaaaa", "Use more than two different characters"],
    ["1qaz2wsx3edc", "Many people use this password. Choose another"],
    ["QWERTY123456", "Many people use this password. Choose another"],
    ["password12345", guessed],
    ["!!2024sunshine2024", guessed],
    ["letmeinletmeinletmein", guessed],
    ["123412341234", guessed],
    ["Administrator", "Many people use this password. Choose another"],
  ])("may not be %j: %s", async (password, message) => {
    expect(await refusal(password)).toBe(message);
  });

  test("is refused at its field, which may have another name", async () => {
    await expect(demandGoodPassword("short", "a@b.example", "password")).rejects.toMatchObject({
      code: "RULE_BROKEN",
      fields: { password: ["Use 12 characters or more"] },
    });
  });

  test("never holds the name of the address, whatever stands around it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), async (before, after) => {
        expect(await refusal(`${before}Mara.Lind${after}`)).not.toBeNull();
      }),
      { numRuns: 50 },
    );
  });
});
