import { parentPort } from "node:worker_threads";

/** What a thread is sent: a question, or that it is no longer needed. */
export type Asked<Question> = { question: Question } | "leave";

/** What it sends back. */
export type Answered<Answer> = { answer: Answer; error?: undefined } | { answer?: undefined; error: string };

/** The program of an answering thread: it is asked the next question when it has answered the last, and leaves when it is told to. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>): void {
  parentPort?.on("message", async (asked: Asked<Question>) => {
    if (asked === "leave") process.exit();
    parentPort?.postMessage(await tryTo(() => answer(asked.question)));
  });
}

async function tryTo<Answer>(work: () => Answer | Promise<Answer>): Promise<Answered<Answer>> {
  try {
    return { answer: await work() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
