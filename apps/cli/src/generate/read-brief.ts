import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { campaignBriefSchema, generationModes } from "@copydesk/contracts";
import { isNode, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { CommandFailure, exitCodes } from "../exit-codes.ts";

const { name, description, main_story, from_date, to_date, timezone, content_schedule, ...bounds } = campaignBriefSchema.shape;
const { audience, key_messages, call_to_action, links, mandatory_text, forbidden_claims, tags, is_public } = bounds;
const codes = z.array(z.string().min(1).max(60), "a list of channels, such as [linkedin, email]").min(1, "Choose at least one channel");

/** The brief as a person writes it. */
const briefSchema = z
  .strictObject({
    name,
    description,
    story: main_story.optional(),
    story_file: z.string("the name of a file").min(1).optional(),
    from: from_date,
    to: to_date,
    time_zone: timezone.optional(),
    languages: z.record(z.string().min(1).max(35), codes, "languages with their channels, such as en: [linkedin, email]"),
    voice: z.string("the name of a voice").min(1).max(200).nullable().optional(),
    mode: z.enum(generationModes, `${generationModes.join(" or ")}`).default("entire_campaign"),
    schedule: content_schedule,
    objectives: z.array(z.string().min(1).max(80)).max(8).optional(),
    audience,
    key_messages,
    call_to_action,
    links,
    mandatory_text,
    forbidden_claims,
    tags,
    public: is_public,
  })
  .superRefine((brief, check) => {
    const add = (path: string, message: string) => check.addIssue({ code: "custom", path: [path], message });
    if (brief.story === undefined && brief.story_file === undefined)
      add("story", "the story itself, or story_file with the name of a file that holds it");
    if (brief.story !== undefined && brief.story_file !== undefined) add("story_file", "either story or story_file, not both");
    if (Object.keys(brief.languages).length === 0) add("languages", "Choose at least one language");
    if (brief.to < brief.from) add("to", "The last day cannot be before the first");
  });

export interface Brief extends Omit<z.output<typeof briefSchema>, "story" | "story_file"> {
  story: string;
  /** Changes with everything that is written in the brief and its story. */
  fingerprint: string;
}

/** @throws CommandFailure with a line for each mistake: where it is, and what was expected. */
export function readBrief(file: string): Brief {
  const source = read(file, "brief");
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const where = (line: number | undefined) => `${basename(file)}${line === undefined ? "" : `, line ${line}`}`;
  if (document.errors.length > 0) {
    throw wrong(
      document.errors.map((error) => `${where(error.linePos?.[0].line)}: ${error.message.split("\n")[0]?.replace(/ at line .*$/, "")}`),
    );
  }
  const parsed = briefSchema.safeParse(document.toJS() ?? {});
  if (!parsed.success) {
    throw wrong(
      firstOfEach(parsed.error.issues).flatMap((issue) => {
        const at = (path: PropertyKey[], words: string) => `${where(lineOf(path))}: ${[path.join("."), words].filter(Boolean).join(": ")}`;
        if (issue.code !== "unrecognized_keys") return [at(issue.path, wordsOf(issue))];
        const known = Object.keys(briefSchema.shape).join(", ");
        return issue.keys.map((key) => at([...issue.path, key], `there is no such entry. Known: ${known}`));
      }),
    );
  }
  const { story: inline, story_file, ...rest } = parsed.data;
  const story = inline ?? storyIn(resolve(dirname(file), story_file ?? ""), `${where(lineOf(["story_file"]))}: story_file`);
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([rest, story]))
    .digest("hex");
  return { ...rest, story, fingerprint };

  /** Of the entry, or of the nearest one around it that is written. */
  function lineOf(path: readonly PropertyKey[]): number | undefined {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return undefined;
  }
}

function storyIn(file: string, where: string): string {
  const text = read(file, "story").trim();
  const parsed = main_story.safeParse(text);
  if (parsed.success) return parsed.data;
  throw wrong([`${where}: ${parsed.error.issues[0]?.message ?? "the story cannot be used"}`]);
}

/** One entry can break several rules at once; the first says enough. */
const firstOfEach = (issues: readonly z.core.$ZodIssue[]) =>
  [...Map.groupBy(issues, (one) => one.path.join(".")).values()].flatMap((all) => all.slice(0, 1));

/** What was expected, in place of what zod calls it. */
function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== "invalid_type" || !issue.message.startsWith("Invalid input: expected")) return issue.message;
  const expected = kinds[issue.expected] ?? `expected ${issue.expected}`;
  return issue.message.endsWith("received undefined") ? `${expected}, and there is nothing` : expected;
}

const kinds: Partial<Record<string, string>> = {
  array: "a list, such as [one, two]",
  boolean: "true or false",
  string: "a text",
  record: "entries",
};

function read(file: string, what: string): string {
  if (!existsSync(file)) throw wrong([`There is no file ${file} for the ${what}.`]);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (cause) {
    const isText = !(cause instanceof TypeError);
    throw wrong([isText ? `${file} cannot be read: ${cause instanceof Error ? cause.message : cause}` : `${file} is no text in UTF-8.`]);
  }
}

const wrong = (sentences: readonly string[]) =>
  new CommandFailure(`${sentences.join("\n")}\nNothing was begun.`, { exitCode: exitCodes.usage });
