import { AppError, type Attribute, type FieldErrors, type PromptOwner, type PromptPair, promptProblems } from "@copydesk/contracts";

/** @throws BAD_REQUEST, with the sentences beside their prompts, for variables that are unknown, empty or not whole. */
export function demandWholePrompts(owner: PromptOwner, input: PromptPair & { attributes: readonly Attribute[] }): void {
  const problems = promptProblems(owner, input, input.attributes);
  const [first] = problems;
  if (!first) return;
  const fields: FieldErrors = {};
  for (const { prompt, message } of problems) fields[prompt] = [...(fields[prompt] ?? []), message];
  throw new AppError("BAD_REQUEST", first.message, { fields });
}
