import fc from "fast-check";
import { expect, test } from "vitest";
import { createSecretVeil, hideSecrets } from "./hide-secrets.ts";

const secrets = ["key-of-the-kettle/9", "", "short"];

test("no secret passes in whatever pieces it comes, and every other word does", () => {
  const word = fc.constantFrom(...secrets, ...secrets.map(encodeURIComponent), "key-of-the-kettle", "kettle", "k", " ", "\n");
  fc.assert(
    fc.property(fc.array(word), fc.array(fc.nat({ max: 30 })), (words, cuts) => {
      const text = words.join("");
      const veil = createSecretVeil(secrets);
      let shown = "";
      let rest = text;
      for (const cut of cuts) {
        shown += veil.take(rest.slice(0, cut));
        rest = rest.slice(cut);
      }
      shown += veil.take(rest) + veil.rest();
      expect(shown).toBe(hideSecrets(text, secrets));
      expect(shown).not.toContain(secrets[0]);
      expect(shown.replaceAll("•••", "")).toBe(text.replaceAll("key-of-the-kettle/9", "").replaceAll("key-of-the-kettle%2F9", ""));
    }),
  );
});

test("a text that cannot be the beginning of a secret is not held back", () => {
  const veil = createSecretVeil(secrets);
  expect(veil.take("A kettle that boils")).toBe("A kettle that boils");
  expect(veil.take(" for a ke")).toBe(" for a ");
  expect(veil.take("ttle")).toBe("kettle");
});
