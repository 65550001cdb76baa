import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { type CompanySettings, type DrawingAnswer, type DrawingQuestion, signInScreen } from "@copydesk/contracts";
import type { Plugin } from "vite";

const fresh: Pick<CompanySettings, "ms_auth" | "enable_chat_agent" | "logo"> = { ms_auth: false, enable_chat_agent: false, logo: null };

/** Draws the sign-in page of a company that has changed nothing yet, for whoever is the first to come: `sign-in.json`, markup and what it shows. */
export const drawnSignIn: Plugin = {
  name: "drawn-sign-in",
  apply: "build",
  async writeBundle({ dir = "" }) {
    const known: DrawingQuestion["known"] = { queries: [["auth.company"]], answers: [fresh] };
    const answer = await askThread(join(dir, "drawing-thread.js"), { screen: signInScreen, known });
    if (!answer || !("markup" in answer)) return this.error("The sign-in page could not be drawn.");
    await writeFile(join(dir, "sign-in.json"), JSON.stringify({ markup: answer.markup, known }));
  },
};

async function askThread(entry: string, question: DrawingQuestion): Promise<DrawingAnswer> {
  const thread = new Worker(pathToFileURL(entry));
  try {
    return await new Promise((resolve, reject) => {
      thread.once("error", reject);
      thread.once("message", ({ answer, error }) => (error ? reject(new Error(error)) : resolve(answer)));
      thread.postMessage({ question });
    });
  } finally {
    await thread.terminate();
  }
}
