import { type CheckResult, type FieldSpec, type LengthUnit, mainField, type VersionContent } from "@copydesk/contracts";

/** How a unit counts, for a model that counts otherwise. */
const units: Record<LengthUnit, string> = {
  graphemes: "characters, spaces included",
  utf16: "characters, spaces included and an emoji counting two",
  utf8_bytes: "bytes, a letter with an accent counting two or more",
  x_weighted: "characters as X counts them: a link is 23, an emoji or an East Asian letter 2",
  sms: "text messages: one holds 160 simple letters, or 70 when any other sign is among them",
  words: "words",
  double_width: "characters, full-width ones counting two",
};

/**
 * What is wrong, for the model that is to put it right: the part by its marker, what stands there, and the bound in the
 * unit that it is counted in.
 */
export function explainViolation(check: CheckResult, content: VersionContent, fields: readonly FieldSpec[]): string {
  const spec = fields.find((one) => one.key === check.field);
  if (!spec) return check.message;
  return [
    `Part [[${spec.key}]] (${spec.label}): ${check.message}.`,
    boundOf(check, spec),
    counted(check, spec, fields),
    longest(check, spec, content),
  ]
    .filter((one) => one !== "")
    .join(" ");
}

function boundOf({ code, limit, value }: CheckResult, spec: FieldSpec): string {
  if (code !== "length" || limit === undefined) return "";
  const isShort = value !== undefined && value < limit;
  return `The bound is ${isShort ? "at least" : "at most"} ${limit.toLocaleString("en")}, counted in ${units[spec.unit]}.`;
}

/** The main text's limit holds for what is posted with it, too. */
const counted = ({ code }: CheckResult, spec: FieldSpec, fields: readonly FieldSpec[]) =>
  code === "length" && mainField(fields)?.key === spec.key && fields.some((one) => one.key === "hashtags")
    ? "The hashtags count with it."
    : "";

/** Which value of a list is meant. */
function longest({ code }: CheckResult, spec: FieldSpec, content: VersionContent): string {
  const value = content.kind === "content" ? content.fields[spec.key] : undefined;
  if (code !== "length" || !Array.isArray(value)) return "";
  const item = value.reduce((long, one) => (one.length > long.length ? one : long), "");
  return `The longest is “${item.slice(0, 120)}”.`;
}
