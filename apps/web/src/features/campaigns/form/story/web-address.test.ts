import { expect, it } from "vitest";
import { webAddress } from "./link-button.tsx";

it.each([
  ["https://example.com/a", "https://example.com/a"],
  [" example.com ", "https://example.com"],
  ["mira@example.com", "mailto:mira@example.com"],
  ["mailto:mira@example.com", "mailto:mira@example.com"],
  ["javascript:alert(1)", null],
  ["JavaScript:alert(1)", null],
  ["data:text/html,x", null],
  ["file:///etc/passwd", null],
  ["ftp://example.com/a", null],
  ["two words", null],
  ["nowhere", null],
  ["", null],
])("%j links to %j", (typed, address) => expect(webAddress(typed)).toBe(address));
