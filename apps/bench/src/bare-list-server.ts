import { createHash } from "node:crypto";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import express from "express";

/**
 * The floor of the campaign list: one Express handler that looks up the session and runs prepared statements on the same
 * database, with no validation, no rights, no builder and no headers of ours. It knows pages, orders and searches.
 */
const db = new BetterSqlite(join(process.env.DATA_DIR ?? "", "copydesk.sqlite"), { readonly: true });
const session = db.prepare("select s.user_id, s.expires_at, u.status from sessions s join users u on u.id = s.user_id where s.id = ?");
const counter = db.prepare("select value from change_counters limit 1");
const { total } = db.prepare("select count(*) as total from campaigns where deleted_at is null").get() as { total: number };

const columns = `c.id, c.name, c.description, c.status, c.privacy, c.language_codes, c.channel_codes, c.pieces_done, c.pieces_total, c.pieces_failed, c.pieces_flagged,
  c.from_date, c.to_date, c.updated_at, u.id as owner_id, u.first_name, u.last_name, u.profile_pic`;
const found = `from campaign_search s join campaigns c on c.id = s.campaign_id
  where s.id in (select rowid from campaigns_fts where campaigns_fts match ?) and c.deleted_at is null`;
const countFound = db.prepare(`select count(*) as total ${found}`);
const findings = db.prepare(
  `select ${columns} from campaigns c join users u on u.id = c.owner_id
    where c.id in (select c.id ${found}) order by c.updated_at desc, c.id desc limit ? offset ?`,
);
const pages = new Map(
  ["updated_at", "name", "status", "from_date", "created_at"].flatMap((field) => [pageOf(field, "asc"), pageOf(field, "desc")]),
);

/** The ids of a page come out of the index alone. */
function pageOf(field: string, way: string): [string, BetterSqlite.Statement] {
  const column = field === "name" ? "name_folded" : field;
  const order = [column, ...(field === "status" ? ["updated_at"] : []), "id"];
  const by = (table: string) => order.map((one) => `${table}.${one} ${way}`).join(", ");
  const ids = `select i.id from campaigns i where i.deleted_at is null order by ${by("i")} limit ? offset ?`;
  const page = `select ${columns} from campaigns c join users u on u.id = c.owner_id where c.id in (${ids}) order by ${by("c")}`;
  return [way === "desc" ? `-${field}` : field, db.prepare(page)];
}

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
  const known = session.get(createHash("sha256").update(token).digest("hex")) as { expires_at: number; status: string } | undefined;
  if (known?.status !== "active" || known.expires_at * 1000 < Date.now()) return void response.status(401).json({ error: "no" });
  counter.get();
  const { count, rows } = read(request.query);
  const results = rows.map((row) => ({
    ...row,
    language_codes: JSON.parse(row.language_codes),
    channel_codes: JSON.parse(row.channel_codes),
  }));
  response.json({ count, results });
});

function read({ search, ordering = "-updated_at", offset = 0 }: Record<string, unknown>): { count: number; rows: PageRow[] } {
  if (!search) return { count: total, rows: (pages.get(String(ordering))?.all(25, Number(offset)) ?? []) as PageRow[] };
  const words = String(search)
    .split(" ")
    .map((word) => `"${word}"`)
    .join(" AND ");
  const { total: count } = countFound.get(words) as { total: number };
  return { count, rows: findings.all(words, 25, Number(offset)) as PageRow[] };
}

app.listen(Number(process.env.PORT), "127.0.0.1");
