import {
  AppError,
  type Attribute,
  type FieldErrors,
  type Permission,
  type PromptOwner,
  type PromptPair,
  promptProblems,
} from "@copydesk/contracts";
import { can, demand, forbidden } from "../identity/index.ts";
import type { Actor } from "../kernel/index.ts";

/** @throws BAD_REQUEST, with the sentences beside their prompts, for variables that are unknown, empty or not whole. */
export function demandWholePrompts(owner: PromptOwner, input: PromptPair & { attributes: readonly Attribute[] }): void {
  const problems = promptProblems(owner, input, input.attributes);
  const [first] = problems;
  if (!first) return;
  const fields: FieldErrors = {};
  for (const { prompt, message } of problems) fields[prompt] = [...(fields[prompt] ?? []), message];
  throw new AppError("BAD_REQUEST", first.message, { fields });
}

const mayRead: Record<PromptOwner, Permission> = {
  channel: "channels.view",
  outline: "outline_configuration.view",
  scheduler: "scheduler_configuration.view",
};
const mayWrite: Record<PromptOwner, readonly Permission[]> = {
  channel: ["channels.create", "channels.edit"],
  outline: ["outline_configuration.edit"],
  scheduler: ["scheduler_configuration.edit"],
};

/** @throws FORBIDDEN for whoever may not read the prompts of this kind. */
export const demandReading = (actor: Actor, owner: PromptOwner): void => demand(actor, mayRead[owner]);

/** @throws FORBIDDEN for whoever may not change prompts of this kind, and so has nothing to try. */
export function demandTrying(actor: Actor, owner: PromptOwner): void {
  demandReading(actor, owner);
  if (!mayWrite[owner].some((permission) => can(actor, permission))) throw forbidden();
}
