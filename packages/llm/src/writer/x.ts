import { readFileSync } from "node:fs";
import { analyseStory } from "./story/analyse-story.ts";
import { pickSentences } from "./story/pick-sentences.ts";

const t = performance.now();
const s = analyseStory(readFileSync("/tmp/story-en.md", "utf8"), "Repair Promise spring 2026");
console.log(performance.now() - t, s.language, s.title, s.names, s.figures, s.keywords, s.links);
for (const x of s.sentences) console.log(x.score.toFixed(2), x.pointsBack, x.text);
console.log(pickSentences(s.sentences, 5).map((x) => x.text));
