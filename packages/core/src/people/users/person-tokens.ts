import { AppError, covers, type PersonalToken } from "@copydesk/contracts";
import { listTokens, revokeToken } from "../../identity/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { outranked } from "./access.ts";
import { findPerson } from "./find-person.ts";

/**
 * A person's tokens, for whoever may change that person.
 * @throws NOT_FOUND, FORBIDDEN as for changing them.
 */
export async function listPersonTokens(core: Core, actor: Actor, id: string): Promise<PersonalToken[]> {
  await findChangeable(core, actor, id);
  return listTokens(core, id);
}

/**
 * Ends a token of a person at once.
 * @throws NOT_FOUND for a token or person that is not there, FORBIDDEN when the asker may not change this person.
 */
export async function revokePersonToken(core: Core, actor: Actor, { id, token_id }: { id: string; token_id: string }): Promise<void> {
  const { row } = await findChangeable(core, actor, id);
  await revokeToken(core, actor, { id: token_id, owner: { id, email: row.email } });
}

async function findChangeable(core: Core, actor: Actor, id: string) {
  const person = await findPerson(core, actor, { id, permission: "users.edit" });
  if (!covers(actor.grants, person.grants)) throw new AppError("FORBIDDEN", outranked);
  return person;
}
