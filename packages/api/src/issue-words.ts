import type { ZodError } from "zod";

type Issue = ZodError["issues"][number];

/** What one thing that is wrong with an input is, in words that need no knowledge of our libraries. Sentences of our own stay. */
export function formatIssue(issue: Issue): string {
  return isLibrarys(issue) ? (inPlainWords(issue) ?? issue.message) : issue.message;
}

/** The same as a sentence that stands alone. Our own sentences name their field; the others say what, but not where. */
export function formatIssueAlone(issue: Issue): string {
  const words = formatIssue(issue);
  return isLibrarys(issue) && issue.path.length > 0 ? `${issue.path.join(".")}: ${words}` : words;
}

const isLibrarys = ({ message }: Issue) => /^(?:Invalid|Unrecognized|Too (?:big|small))/.test(message);

function inPlainWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.message.endsWith("received undefined") ? "This is required" : `This must be ${kinds[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return issue.values.length === 1 ? `This must be ${String(issue.values[0])}` : `Use one of ${issue.values.map(String).join(", ")}`;
    case "unrecognized_keys":
      return `There is no ${issue.keys.join(", ")} here`;
    case "too_big":
      return `This must be ${bound(issue.origin, issue.maximum)} or ${issue.origin === "number" || issue.origin === "int" ? "less" : "fewer"}`;
    case "too_small":
      return `This must be at least ${bound(issue.origin, issue.minimum)}`;
    default:
      return undefined;
  }
}

const kinds: Partial<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

function bound(origin: string, value: number | bigint): string {
  const noun = origin === "string" ? "character" : origin === "array" || origin === "set" ? "entry" : "";
  if (noun === "") return String(value);
  const plural = noun === "entry" ? "entries" : `${noun}s`;
  return `${value} ${Number(value) === 1 ? noun : plural}`;
}
