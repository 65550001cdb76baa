import type { AnswerTask, PostDraft, Steps } from "@copydesk/contracts";
import { countGraphemes, planInSteps, truncateToLength } from "@copydesk/contracts";
import { asHeadline } from "./punctuation.ts";
import { readScheduleRules } from "./read-schedule-rules.ts";
import { splitSentences } from "./reader/sentences.ts";
import type { Work } from "./work.ts";

/** Posts for every channel within the rules that the prompt tells, titled in the words of their pieces. */
export function* composeSchedule(work: Work, task: Extract<AnswerTask, { kind: "schedule" }>): Steps<{ posts: PostDraft[] }> {
  const { brief } = work;
  const rules = readScheduleRules(brief.instructions, task.channels);
  const now = brief.today === null ? 0 : Date.parse(`${brief.today}T00:00:00Z`);
  const frame = { from: task.from, to: task.to, time_zone: task.time_zone, rules, channels: task.channels.map((one) => one.code), now };
  const titles = new Map(task.channels.map(({ code }) => [code, titlesFor(work, brief.content[code])]));
  const first = Object.fromEntries([...titles].map(([code, [title = ""]]) => [code, title]));
  const posts = yield* planInSteps(task.channels, frame, first);
  const seen = new Map<string, number>();
  return {
    posts: posts.map((post) => {
      const round = seen.get(post.channel) ?? 0;
      seen.set(post.channel, round + 1);
      const own = titles.get(post.channel) ?? [];
      return { ...post, ...wordsFor(post, work), title: own[round % Math.max(own.length, 1)] ?? post.title };
    }),
  };
}

const longestTitle = 120;

/** Whole sentences and lines of a piece, for as many posts as there are; labels of parts stand on lines of their own. */
function titlesFor(work: Work, text: string | undefined): string[] {
  const lines = (text ?? "").split("\n").map((one) => one.trim());
  const told = lines.filter(
    (one) =>
      one !== "" &&
      !/^[^\n]{1,60}[:：]$/.test(one) &&
      // “Hello,” and “Guten Tag!” begin a letter, and name nothing.
      !/^[^\n\p{Nd}]{1,40}[,،，、!！]$/u.test(one) &&
      !/^(?:[#>•-]|\d+\. )/.test(one) &&
      !/^https?:\S+$/.test(one) &&
      !/^\[\[[^\]]+\]\]$/.test(one),
  );
  const sentences = told.flatMap((one) => splitSentences(one, work.language)).map(asHeadline);
  const fitting = sentences.filter((one) => /\p{L}/u.test(one) && countGraphemes(one) <= longestTitle);
  const own = [...new Set(fitting)];
  const titles = work.titles.filter((one) => countGraphemes(one) <= longestTitle && !own.includes(one));
  return own.length > 0
    ? [...own.slice(0, 5), ...titles.slice(0, 2)]
    : [titles[0] ?? truncateToLength(work.topic, "graphemes", longestTitle)];
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
