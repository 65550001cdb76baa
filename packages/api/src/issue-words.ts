import type { ZodError } from "zod";

type Issue = ZodError["issues"][number];

/** What is wrong with an input, each thing where it is: of what may be this or that, what is wrong with the one that it nearly is. */
export const issuesOf = (error: ZodError): Issue[] => error.issues.flatMap(nearest);

function nearest(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const nearly = issue.errors.find((branch) => branch.length > 0 && !branch.some(isOtherKind));
  return nearly ? nearly.flatMap((inner) => nearest({ ...inner, path: [...issue.path, ...inner.path] })) : [issue];
}

const isOtherKind = (issue: Issue) => issue.code === "invalid_type" && issue.path.length === 0;

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
      return issue.message.endsWith("received undefined") ? "This is required" : `This must be ${kindOf(issue)}`;
    case "invalid_value":
      return issue.values.length === 1 ? `This must be ${String(issue.values[0])}` : `Use one of ${issue.values.map(String).join(", ")}`;
    case "unrecognized_keys":
      return `There is no ${issue.keys.join(", ")} here`;
    case "too_big":
      return `This must be ${bound(issue.origin, issue.maximum)} or ${issue.origin === "number" || issue.origin === "int" ? "less" : "fewer"}`;
    case "too_small":
      return `This must be at least ${bound(issue.origin, issue.minimum)}`;
    case "invalid_union":
      return `This must be ${[...new Set(issue.errors.flat().filter(isOtherKind).map(kindOf))].join(" or ") || "something else"}`;
    case "invalid_key":
      return issue.issues[0] && formatIssue(issue.issues[0]).replace(/^This/, "This name");
    case "invalid_format":
      return forms[issue.format] ?? "This is not in the form that is used here";
    default:
      return undefined;
  }
}

const kindOf = (issue: Issue) => (issue.code === "invalid_type" ? (kinds[issue.expected] ?? issue.expected) : "");

/** How to write what has a form of its own, where the schema does not say it. */
const forms: Partial<Record<string, string>> = {
  datetime: "Use a moment like 2026-03-09T08:00:00Z",
  date: "Use a date like 2026-03-09",
  email: "Use an email address",
  url: "Use a web address",
};

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
