import type { AnswerTask, PostDraft } from "@copydesk/contracts";
import { planPosts, truncateToLength } from "@copydesk/contracts";
import { asHeadline, clausesOf } from "./content/clauses.ts";
import { readScheduleRules } from "./read-schedule-rules.ts";
import { splitSentences } from "./story/split-sentences.ts";
import type { Work } from "./work.ts";

/** Posts for every channel within the rules that the prompt tells, titled in the words of their pieces. */
export function composeSchedule(work: Work, task: Extract<AnswerTask, { kind: "schedule" }>): { posts: PostDraft[] } {
  const { brief } = work;
  const rules = readScheduleRules(brief.instructions, task.channels);
  const now = brief.today === null ? 0 : Date.parse(`${brief.today}T00:00:00Z`);
  const frame = { from: task.from, to: task.to, time_zone: task.time_zone, rules, channels: task.channels.map((one) => one.code), now };
  const titles = Object.fromEntries(task.channels.map(({ code }) => [code, titleOf(work, brief.content[code])]));
  const posts = planPosts(task.channels, frame, titles);
  return { posts: posts.map((post) => ({ ...post, ...wordsFor(post, work) })) };
}

/** The first words of a piece that say something; labels of parts stand on lines of their own. */
function titleOf(work: Work, text: string | undefined): string {
  const first = (text ?? "")
    .split("\n")
    .find((line) => line.trim() !== "" && !/^[^\n]{1,60}:$/.test(line.trim()) && !/^[#>-]/.test(line.trim()));
  const sentence = splitSentences(first ?? "", work.language)[0];
  if (sentence === undefined) return truncateToLength(work.titles[0] ?? work.topic, "graphemes", 120);
  const options = [asHeadline(sentence), ...clausesOf(sentence)];
  return options.find((one) => one.length <= 90) ?? truncateToLength(options[0] ?? sentence, "graphemes", 90);
}

const rounds: Readonly<Record<string, "launch" | "reminder" | "lastCall">> = {
  Launch: "launch",
  Reminder: "reminder",
  "Last call": "lastCall",
};

function wordsFor(post: PostDraft, work: Work): Pick<PostDraft, "angle" | "reason"> {
  const round = rounds[post.angle];
  const words = round === undefined ? undefined : work.phrases?.schedule[round];
  return words ?? { angle: post.angle, reason: post.reason };
}
