import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, databaseName, openDatabase } from "@copydesk/db";
import { createTestDatabase } from "@copydesk/db/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { run } from "../program.ts";
import { testWorld } from "../testing.ts";

let data: string;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), "copydesk-doctor-"));
  const template = await createTestDatabase();
  writeFileSync(join(data, databaseName), template.$client.serialize(), { mode: 0o600 });
  closeDatabase(template);
  writeFileSync(join(data, "secret.key"), "s".repeat(40), { mode: 0o600 });
});
afterEach(() => rmSync(data, { recursive: true }));

async function doctor(env: Record<string, string> = {}) {
  const world = testWorld({ DATA_DIR: data, ...env });
  const code = await run(["doctor"], world);
  const subjects = world.said.out.map((line) => /^(\S) (\w+):/.exec(line)?.slice(1).join(" "));
  const about = (subject: string) => world.said.out.find((line) => line.includes(` ${subject}: `))?.replace(/^(\S) \w+: +/, "$1 ");
  return { code, subjects, about, err: world.said.err.join("\n") };
}
const inDatabase = (sql: string) => {
  const db = openDatabase(join(data, databaseName));
  db.$client.exec(sql);
  closeDatabase(db);
};

test("an installation that is well has no cross", async () => {
  const { code, subjects, about } = await doctor();
  expect({ code, subjects }).toEqual({
    code: 0,
    subjects: [
      "✓ Folder",
      "✓ Rights",
      expect.stringMatching(/^[✓•] Disk$/),
      "✓ Database",
      "✓ Secret",
      "✓ Keys",
      "• Model",
      "• Mail",
      "✓ Clock",
    ],
  });
  expect(about("Model")).toContain("the built-in writer makes offline drafts");
});

test("a folder that is not there yet is no mistake", async () => {
  const { code, about } = await doctor({ DATA_DIR: join(data, "new") });
  expect(code).toBe(0);
  expect(about("Folder")).toContain("is not there yet; the first start makes it");
  expect(about("Database")).toBe("• There is none yet; the first start makes it.");
});

const cases: [title: string, subject: string, spoil: () => Record<string, string> | undefined, words: RegExp][] = [
  ["a file in the place of the folder", "Folder", () => ({ DATA_DIR: join(data, "secret.key") }), /^✗ .*it is a file/],
  ["a folder that others may write to", "Rights", () => void chmodSync(data, 0o777), /^✗ .*chmod 700 \S+$/],
  ["a key that others may read", "Rights", () => void chmodSync(join(data, "secret.key"), 0o644), /^✗ .*chmod 600 \S+secret\.key$/],
  [
    "a database that is none",
    "Database",
    () => void writeFileSync(join(data, databaseName), "x".repeat(5000)),
    /^✗ .*damaged.*copydesk restore/,
  ],
  [
    "a database of a newer program",
    "Database",
    () => inDatabase("insert into __drizzle_migrations (hash, created_at) values ('x', 99999999999999); pragma user_version = 3002001"),
    /^✗ .*Take Copydesk 3\.2\.1 or newer/,
  ],
  ["a secret that is gone", "Secret", () => void rmSync(join(data, "secret.key")), /^✗ .*secret\.key is missing/],
  ["a secret that was cut", "Secret", () => void writeFileSync(join(data, "secret.key"), "short"), /^✗ .*secret\.key is damaged/],
  [
    "a key that was stored under another secret",
    "Keys",
    () =>
      inDatabase(
        "insert into model_secrets (model_id, origin, encrypted_api_key, updated_at) select id, 'https://llm.example', 'v1.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA.AAAA', 0 from models limit 1",
      ),
    /^✗ The keys of Built-in writer were stored under another secret\. Set COPYDESK_SECRET as it was then/,
  ],
  ["a mail server that is away", "Mail", () => ({ SMTP_URL: "smtp://127.0.0.1:9" }), /^✗ .*does not take mails.*Look at SMTP_URL/],
  [
    "a clock that is behind",
    "Clock",
    () =>
      inDatabase(
        "insert into activity_logs (id, at, actor_name, actor_roles, action, entity_type, entity_name, changes, address, source, request_id, result) values ('a', 99999999999999, '', '[]', 'x', 'x', '', '{}', '', 'job', '', 'success')",
      ),
    /^✗ .*but something was done here at/,
  ],
];
test.each(cases)("%s is found, with the way out", async (_, subject, spoil, words) => {
  const env = spoil() ?? {};
  const { code, about } = await doctor(env);
  expect(about(subject)).toMatch(words);
  expect(code).toBe(3);
});

test("a default model that cannot be reached is found, and one that refuses the key", async () => {
  inDatabase(
    "update models set is_default_content = 0; update models set is_default_content = 1, provider = 'openai_compatible', endpoint_url = 'http://127.0.0.1:9/v1', model_name = 'aurora' where id = (select id from models limit 1)",
  );
  const { code, about } = await doctor({ MODEL_HOSTS_ALLOW: "127.0.0.1:9" });
  expect(about("Model")).toMatch(/^✗ /);
  expect(code).toBe(3);
});

test("a configuration that is wrong is named before anything is looked at", async () => {
  mkdirSync(join(data, "untouched"));
  expect(await doctor({ PORT: "lots" })).toMatchObject({
    code: 2,
    subjects: [],
    err: expect.stringContaining('PORT: a number from 0 to 65535 (it is "lots")'),
  });
});
