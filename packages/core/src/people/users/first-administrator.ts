import { AppError, emailSchema } from "@copydesk/contracts";
import { batch, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { recordActivity } from "../../audit/index.ts";
import { hashPassword, hasNoUsers, insertUsers, writePassword } from "../../identity/index.ts";
import type { Core } from "../../kernel/index.ts";

export interface FirstAdministrator {
  email: string;
  /** The password, when it was made up here; to be shown once and kept nowhere. */
  madeUpPassword: string | null;
}

/**
 * Gives a database without people its first administrator; null when there are people already.
 * @param given email and password; admin@example.com and a made-up password where they are absent.
 */
export async function createFirstAdministrator(
  core: Core,
  given: { email?: string; password?: string },
): Promise<FirstAdministrator | null> {
  const { user_roles, roles } = schema;
  if (!(await hasNoUsers(core))) return null;
  const [role] = await core.db.select({ id: roles.id }).from(roles).where(eq(roles.system_key, "administrator"));
  if (!role) throw new AppError("INTERNAL", "The database has no administrator role.");
  const email = emailSchema.parse(given.email ?? "admin@example.com");
  const madeUpPassword = given.password === undefined ? core.randomToken(12) : null;
  const password_hash = await hashPassword(given.password ?? madeUpPassword ?? "");
  const id = core.newId();
  const now = new Date(core.now());
  await batch(core.db, (tx) => [
    insertUsers(tx, [
      {
        id,
        email,
        first_name: "First",
        last_name: "Administrator",
        status: "active",
        timezone: zoneOfMachine(),
        created_at: now,
        updated_at: now,
      },
    ]),
    writePassword(tx, core, id, password_hash),
    tx.insert(user_roles).values({ user_id: id, role_id: role.id }),
    recordActivity(tx, core, {
      actor: null,
      action: "user.created",
      entity: { type: "user", id, name: email },
      changes: { roles: { before: [], after: ["Administrator"] } },
    }),
  ]);
  return { email, madeUpPassword };
}

/** Undefined is what a machine answers whose TZ names a file, or a zone that nobody knows. */
function zoneOfMachine(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone: string | undefined };
  return timeZone ?? "UTC";
}
