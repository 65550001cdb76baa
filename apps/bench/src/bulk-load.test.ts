import BetterSqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withoutIndexes } from "./many-campaigns.ts";

let db: BetterSqlite.Database;
beforeEach(() => {
  db = new BetterSqlite(":memory:");
  db.exec(`create table things (id text primary key, name text);
           create unique index things_name on things (name);
           create table log (name text);
           create trigger things_insert after insert on things begin insert into log values (new.name); end;
           create trigger log_insert after insert on log begin select 1; end`);
});
afterEach(() => db.close());

const parts = () => db.prepare("select name from sqlite_master where type in ('index', 'trigger') order by name").pluck().all();
const load = () => db.exec("insert into things values ('a', 'one')");

test("loads without the triggers, and everything is there again afterwards", () => {
  const before = parts();
  withoutIndexes(db, ["things"], () => {
    load();
    expect(parts()).toEqual(["log_insert", "sqlite_autoindex_things_1"]);
  });
  expect(parts()).toEqual(before);
  expect(db.prepare("select count(*) from log").pluck().get()).toBe(0);
});

test("a unique index still refuses what was loaded twice", () => {
  expect(() => withoutIndexes(db, ["things"], () => db.exec("insert into things values ('a', 'one'), ('b', 'one')"))).toThrow(/UNIQUE/);
});
