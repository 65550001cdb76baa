import { describe, expect, it } from "vitest";
import { fillTexts, fillTyped, placeholderLabel, refill } from "./placeholders.ts";

const template = { name: "Launch of {{#product}}", description: "", main_story: "{{#product}} comes in {{#month}}." };

describe("placeholders of a template", () => {
  it("stand there until something is typed", () => expect(fillTyped(template.main_story, { product: " " })).toBe(template.main_story));
  it("give way to what is typed", () => {
    expect(fillTexts(template, { product: "The kettle" })).toEqual({
      name: "Launch of The kettle",
      description: "",
      main_story: "The kettle comes in {{#month}}.",
    });
  });
  it("follow while one types, and back", () => {
    const typed = refill(template, template, { before: {}, after: { product: "Kett" } });
    const further = refill(template, typed, { before: { product: "Kett" }, after: { product: "Kettle" } });
    expect(further.name).toBe("Launch of Kettle");
    expect(refill(template, further, { before: { product: "Kettle" }, after: { product: "" } })).toEqual(template);
  });
  it("leave alone what somebody wrote on, but for markers that still stand in it", () => {
    const written = { ...template, main_story: "Our kettle, at last. It comes in {{#month}}." };
    const filled = refill(template, written, { before: {}, after: { product: "Kettle", month: "March" } });
    expect(filled.main_story).toBe("Our kettle, at last. It comes in March.");
    expect(refill(template, filled, { before: { month: "March" }, after: { month: "May" } }).main_story).toBe(filled.main_story);
  });
  it("are never filled from inside a value", () => {
    expect(fillTyped("{{#a}}", { a: "{{#b}}", b: "no" })).toBe("{{#b}}");
  });
  it("have a label", () => expect(placeholderLabel("product_name")).toBe("Product name"));
});

it("a name that every object has stays to be filled in", () => {
  expect(fillTyped("{{#constructor}} {{#__proto__}} {{#Product name}}", { "Product name": "Kettle" })).toBe(
    "{{#constructor}} {{#__proto__}} Kettle",
  );
});
