import { type Action, AppError } from "@copydesk/contracts";
import { flag, isTrue, never, schema } from "@copydesk/db";
import { and, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import { can, effectiveLevel, forbidden } from "../identity/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { teammates } from "../people/index.ts";

export type ExampleRow = typeof schema.examples.$inferSelect;
type ExampleAction = Exclude<Action<"examples">, "create" | "view">;

/** The examples that somebody sees, as a condition of a query over `examples`: `own` those they made, `team` also those of people of their teams. */
export function visibleExamples(core: Core, actor: Actor): SQL | undefined {
  const { examples } = schema;
  const level = effectiveLevel(actor, "examples.view");
  if (level === "any") return undefined;
  if (level === "none") return never;
  const mine = eq(examples.created_by, actor.userId);
  return level === "team" ? or(mine, inArray(examples.created_by, teammates(core, actor))) : mine;
}

/** What decides about an example: who made it, and whether that is somebody of one's teams. */
export interface ExampleAccess {
  created_by: string | null;
  /** Whether whoever made it is in a team of the asker. */
  is_of_team: boolean;
}

export const mayAccessExample = (actor: Actor, action: ExampleAction, example: ExampleAccess): boolean =>
  can(actor, `examples.${action}`, {
    ownerId: example.created_by,
    privacy: example.is_of_team ? "public" : "private",
    teamIds: [],
  });

/** Whether somebody of the asker's teams made it, as a column of a query over `examples`. */
export const isOfTeam = (core: Core, actor: Actor): SQL<boolean> =>
  flag(isTrue(inArray(schema.examples.created_by, teammates(core, actor))));

/** What is known of an example without its text. */
export interface ExampleCard extends ExampleAccess {
  id: string;
  title: string;
  use_in_prompts: boolean;
}

/** Living examples among these that somebody sees. */
export const findExamples = (core: Core, actor: Actor, ids: readonly string[]): Promise<ExampleCard[]> =>
  findCards(core, actor, { ids, when: isNull(schema.examples.deleted_at) });

/** Examples among these that somebody sees and a condition holds for. */
export function findCards(
  core: Core,
  actor: Actor,
  { ids, when }: { ids: readonly string[]; when: SQL | undefined },
): Promise<ExampleCard[]> {
  const { examples } = schema;
  return core.db
    .select({
      id: examples.id,
      title: examples.title,
      use_in_prompts: examples.use_in_prompts,
      created_by: examples.created_by,
      is_of_team: isOfTeam(core, actor),
    })
    .from(examples)
    .where(and(inArray(examples.id, [...ids]), when, visibleExamples(core, actor)));
}

/**
 * An example for somebody who wants to do something to it.
 * @throws NOT_FOUND when there is none or they may not see it, FORBIDDEN when the right does not reach it.
 */
export async function findExample(
  core: Core,
  actor: Actor,
  { id, action }: { id: string; action: ExampleAction | "view" },
): Promise<ExampleRow> {
  const { examples } = schema;
  const [found] = await core.db
    .select({ row: examples, is_of_team: isOfTeam(core, actor) })
    .from(examples)
    .where(and(eq(examples.id, id), isNull(examples.deleted_at), visibleExamples(core, actor)));
  if (!found) throw exampleNotFound();
  const { row, is_of_team } = found;
  if (action !== "view" && !mayAccessExample(actor, action, { created_by: row.created_by, is_of_team })) throw forbidden();
  return row;
}

export const exampleNotFound = () => new AppError("NOT_FOUND", "This example no longer exists.");
