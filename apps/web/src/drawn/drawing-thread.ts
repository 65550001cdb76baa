import { parentPort } from "node:worker_threads";
import type { DrawingAnswer, DrawingQuestion } from "@copydesk/contracts";
import { drawList, listQueries } from "./draw-list.tsx";

parentPort?.on("message", ({ id, question }: { id: number; question: DrawingQuestion }) => {
  try {
    parentPort?.postMessage({ id, answer: answerOf(question) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function answerOf(question: DrawingQuestion): DrawingAnswer {
  if ("answers" in question) {
    const markup = drawList(question.screen, question.answers);
    return markup === null ? null : { markup };
  }
  const queries = listQueries(question.screen);
  return queries && { queries };
}
