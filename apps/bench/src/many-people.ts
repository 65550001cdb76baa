import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { closeDatabase, databaseName, openDatabase, schema } from "@copydesk/db";

/**
 * Colleagues of the administrator with the same roles, each signed in once; their tokens. A person may have only a few streams open, so a
 * crowd that watches needs many of them.
 * @param folder that the server has made and does not run on
 */
export async function addColleagues(folder: string, count: number): Promise<string[]> {
  const db = openDatabase(join(folder, databaseName));
  const { users, user_roles, sessions } = schema;
  const [pattern] = await db.select().from(users).limit(1);
  const roles = await db.select().from(user_roles);
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString("base64url"));
  const now = new Date();
  for (const [i, token] of tokens.entries()) {
    if (!pattern) break;
    const id = `colleague-${i}`;
    await db.insert(users).values({ ...pattern, id, email: `colleague-${i}@example.com` });
    for (const { role_id } of roles.filter((one) => one.user_id === pattern.id))
      await db.insert(user_roles).values({ user_id: id, role_id });
    await db.insert(sessions).values({
      id: createHash("sha256").update(token).digest("hex"),
      user_id: id,
      expires_at: Math.floor(now.getTime() / 1_000) + 3_600,
      created_at: now,
      last_seen_at: now,
      remember: false,
      user_agent: "bench",
      address: "127.0.0.1",
    });
  }
  closeDatabase(db);
  return tokens;
}
