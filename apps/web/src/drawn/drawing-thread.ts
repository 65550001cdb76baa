import { parentPort } from "node:worker_threads";
import type { DrawingAnswer, DrawingQuestion } from "@copydesk/contracts";
import { drawScreen } from "./draw-screen.tsx";
import { queriesOf } from "./screens.ts";

parentPort?.on("message", (asked: { question: DrawingQuestion } | "leave") => {
  if (asked === "leave") process.exit();
  try {
    parentPort?.postMessage({ answer: answerOf(asked.question) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function answerOf({ screen, known }: DrawingQuestion): DrawingAnswer {
  const queries = queriesOf(screen, known);
  if (!queries) return null;
  if (queries.length > 0) return { queries };
  const markup = drawScreen(screen, known);
  return markup === null ? null : { markup };
}
