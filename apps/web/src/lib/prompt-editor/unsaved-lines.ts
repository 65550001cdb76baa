import { type PromptPair, partPrompt } from "@copydesk/contracts";

/** Tells of a line of a prompt's own words whether it is in what is saved; always, where nothing is. */
export function savedLines(saved: PromptPair | null): (role: "system" | "user", line: string) => boolean {
  if (!saved) return () => true;
  const known = { system: linesOf(saved.system_prompt), user: linesOf(saved.user_prompt) };
  return (role, line) => line.trim() === "" || known[role].has(line.trim());
}

/** The words between variables, line by line. */
function linesOf(prompt: string): ReadonlySet<string> {
  const words = partPrompt(prompt).map((part) => (part.kind === "variable" ? "\n" : part.text));
  return new Set(
    words
      .join("")
      .split("\n")
      .map((line) => line.trim()),
  );
}
