import { createHash } from "node:crypto";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import express from "express";

/**
 * The floor of the campaign list: one Express handler that looks up the session and runs prepared statements on the same
 * database, with no validation, no rights, no builder and no headers of ours.
 */
const db = new BetterSqlite(join(process.env.DATA_DIR ?? "", "copydesk.sqlite"), { readonly: true });
const session = db.prepare("select s.user_id, s.expires_at, u.status from sessions s join users u on u.id = s.user_id where s.id = ?");
const page = db.prepare(
  `select c.id, c.name, c.description, c.status, c.privacy, c.language_codes, c.channel_codes, c.pieces_done, c.pieces_total, c.pieces_failed,
          c.from_date, c.to_date, c.updated_at, u.id as owner_id, u.first_name, u.last_name, u.profile_pic
     from campaigns c join users u on u.id = c.owner_id
    where c.deleted_at is null order by c.updated_at desc, c.id desc limit ? offset ?`,
);
const counter = db.prepare("select value from change_counters limit 1");
const { total } = db.prepare("select count(*) as total from campaigns where deleted_at is null").get() as { total: number };

interface PageRow extends Record<string, unknown> {
  language_codes: string;
  channel_codes: string;
}

const app = express();
app.disable("x-powered-by");
app.disable("etag");
app.get("/up", (_request, response) => void response.send("up"));
app.get("/campaigns", (request, response) => {
  const token = request.headers.authorization?.slice("Token ".length) ?? "";
  const found = session.get(createHash("sha256").update(token).digest("hex")) as { expires_at: number; status: string } | undefined;
  if (found?.status !== "active" || found.expires_at * 1000 < Date.now()) return void response.status(401).json({ error: "no" });
  counter.get();
  const rows = page.all(Number(request.query.limit ?? 25), Number(request.query.offset ?? 0)) as PageRow[];
  const results = rows.map((row) => ({
    ...row,
    language_codes: JSON.parse(row.language_codes),
    channel_codes: JSON.parse(row.channel_codes),
  }));
  response.json({ count: total, results });
});
app.listen(Number(process.env.PORT), "127.0.0.1");
