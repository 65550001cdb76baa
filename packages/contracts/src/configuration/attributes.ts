import { z } from "zod";
import { type Attribute, attributeSchema } from "../master-data.ts";
import { attributeProblem, isEmptyValue } from "../rules/attribute-values.ts";

export const attributeLimits = { attributes: 40 } as const;

/** An attribute that makes sense: choices where it offers some, bounds in order, a default that it would accept itself. */
export const checkedAttribute = attributeSchema.superRefine((attribute, check) => {
  const issue = (path: keyof Attribute, message: string) => check.addIssue({ code: "custom", path: [path], message });
  const { type, options = [], min, max } = attribute;
  const offers = type === "select" || type === "multiselect";
  if (offers && options.length === 0) issue("options", "Write at least one choice");
  if (new Set(options).size !== options.length) issue("options", "Two choices are the same");
  if (min !== undefined && max !== undefined && min > max) issue("max", "The maximum is below the minimum");
  if (isEmptyValue(attribute.default)) return;
  const problem = attributeProblem({ ...attribute, label: "The default" }, attribute.default);
  if (problem) issue("default", problem);
});

/** The attributes of a channel or configuration, each key once. */
export const attributesSchema = z
  .array(checkedAttribute)
  .max(attributeLimits.attributes, `${attributeLimits.attributes} attributes or fewer`)
  .superRefine((list, check) => {
    list.forEach(({ key }, at) => {
      if (list.findIndex((one) => one.key === key) < at)
        check.addIssue({ code: "custom", path: [at, "key"], message: "Two attributes have the same key" });
    });
  })
  .default([]);
