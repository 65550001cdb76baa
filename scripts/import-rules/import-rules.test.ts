import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { circles, cycleOffences } from "./cycles.ts";
import { floorOffences, floors } from "./floor-rules.ts";
import { describeOffences, type Offence } from "./offence.ts";
import { packageOffences } from "./package-rules.ts";
import { databaseOffences, networkOffences } from "./reach-rules.ts";
import { type Module, readModule, readModules } from "./read-modules.ts";
import { tableOffences, unownedTables, unusedJoins } from "./table-rules.ts";
import { webOffences } from "./web-rules.ts";

const root = join(import.meta.dirname, "../..");

describe("the project", () => {
  const modules = readModules(root);

  test("has been read", () => {
    const workspaces = new Set(modules.map((one) => one.workspace));
    for (const name of ["packages/contracts", "packages/db", "packages/core", "apps/web"]) expect(workspaces).toContain(name);
    expect(modules.length).toBeGreaterThan(100);
  });

  test("imports in the allowed directions, through public entries, never by a path out of a package", () => {
    expect(describeOffences(packageOffences(root, modules))).toEqual([]);
  });

  test("has no circle of packages or files", () => {
    expect(describeOffences(cycleOffences(modules))).toEqual([]);
  });

  test("keeps the floors of core: downwards, through a domain's front door", () => {
    expect(describeOffences(floorOffences(modules))).toEqual([]);
  });

  test("lets each table be used by its owner alone, but for joins with a reason", () => {
    expect(describeOffences(tableOffences(modules))).toEqual([]);
  });

  test("has no reason for joins that are gone", () => {
    expect(unusedJoins(modules)).toEqual([]);
  });

  test("has an owner for every table", () => {
    expect(unownedTables(modules)).toEqual([]);
  });

  test("keeps lib, features and shell of the app apart", () => {
    expect(describeOffences(webOffences(modules))).toEqual([]);
  });

  test("calls the network in one place", () => {
    expect(describeOffences(networkOffences(modules))).toEqual([]);
  });

  test("touches the database's driver in one place", () => {
    expect(describeOffences(databaseOffences(modules))).toEqual([]);
  });
});

describe("a breach is found:", () => {
  type Check = (modules: Module[]) => Offence[];
  const inPackages: Check = (modules) => packageOffences(root, modules);
  const cases: [title: string, check: Check, file: string, source: string, said: string][] = [
    ["the wrong direction", inPackages, "packages/contracts/src/a.ts", 'import "@copydesk/db";', "contracts may not import db"],
    ["past a neighbour", inPackages, "packages/api/src/a.ts", 'import { batch } from "@copydesk/db";', "api may not import db"],
    ["upwards", inPackages, "packages/db/src/a.ts", 'import type { Core } from "@copydesk/core";', "db may not import core"],
    ["the app and the server's code", inPackages, "apps/web/src/a.ts", 'import { appRouter } from "@copydesk/api";', "import type"],
    ["a private file", inPackages, "packages/core/src/a.ts", 'import "@copydesk/db/src/open.ts";', "not a public entry"],
    ["test helpers in the product", inPackages, "packages/core/src/a.ts", 'import "@copydesk/db/testing";', "is for tests"],
    ["a test's fixture in the product", inPackages, "packages/core/src/a.ts", 'import "./pipeline-fixture.ts";', "is for tests"],
    ["a path out of the package", inPackages, "packages/core/src/a.ts", 'import "../../db/src/open.ts";', "reaches out of packages/core"],
    ["a dynamic import", inPackages, "packages/core/src/a.ts", 'await import("../../db/src/open.ts");', "reaches out"],
    ["an export from elsewhere", inPackages, "packages/llm/src/a.ts", 'export * from "@copydesk/core";', "llm may not import core"],
    ["npm in contracts", inPackages, "packages/contracts/src/a.ts", 'import { eq } from "drizzle-orm";', "nothing but zod"],
    ["Node in contracts", inPackages, "packages/contracts/src/a.ts", 'import "node:fs";', "nothing but zod"],
    ["fetch", networkOffences, "packages/core/src/a.ts", 'await fetch("https://example.com");', "calls fetch"],
    ["fetch by another way", networkOffences, "apps/server/src/a.ts", 'globalThis.fetch("https://example.com");', "calls fetch"],
    ["an http client", networkOffences, "packages/core/src/a.ts", 'import { request } from "node:http";', "node:http"],
    ["a namespace that can call", networkOffences, "packages/documents/src/a.ts", 'import * as https from "node:https";', "node:https"],
    ["undici", networkOffences, "packages/llm/src/client/a.ts", 'import { Agent } from "undici";', "undici"],
    ["a query run by hand", databaseOffences, "packages/core/src/a.ts", "core.db.select().from(t).all();", ".all()"],
    ["a prepared query run by hand", databaseOffences, "packages/core/src/a.ts", "preparedQuery.get();", ".get()"],
    ["a statement run by hand", databaseOffences, "packages/core/src/a.ts", "core.db.run(sql`delete from users`);", ".run()"],
    ["a transaction", databaseOffences, "packages/core/src/a.ts", "core.db.transaction((tx) => tx.insert(t));", "use batch"],
    ["SQL", databaseOffences, "packages/core/src/a.ts", 'import { eq, sql } from "drizzle-orm";', "writes SQL"],
    [
      "one database",
      databaseOffences,
      "packages/core/src/a.ts",
      'import { alias } from "drizzle-orm/sqlite-core";',
      "which database it is",
    ],
    ["the connection", databaseOffences, "packages/api/src/a.ts", "db.$client.prepare('select 1');", "connection"],
    ["the driver", databaseOffences, "packages/core/src/a.ts", 'import Database from "better-sqlite3";', "only packages/db"],
    ["lib and a feature", webOffences, "apps/web/src/lib/a.ts", 'import "../features/auth/index.ts";', "lib knows nothing of features"],
    ["a feature and the shell", webOffences, "apps/web/src/features/auth/a.ts", 'import "../../shell/router.tsx";', "nothing of the shell"],
    [
      "a feature's fixture in the product",
      webOffences,
      "apps/web/src/features/auth/a.ts",
      'import "../campaigns/campaign-fixture.tsx";',
      "reaches into campaigns",
    ],
    [
      "a feature's inside",
      webOffences,
      "apps/web/src/features/auth/a.ts",
      'import "../campaigns/form/form.tsx";',
      "reaches into campaigns",
    ],
  ];

  test.each(cases)("%s", (_, check, file, source, said) => {
    const found = check([readModule(file, source)]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ where: `${file}:1`, what: expect.stringContaining(said) });
  });

  const storeys = Object.entries(floors);
  const found = (file: string, source: string) => describeOffences(floorOffences([readModule(file, source)]));

  test.each(storeys)("the floor of %s, by what stands above it", (floor, domains) => {
    const above = storeys.slice(storeys.findIndex(([name]) => name === floor) + 1).flatMap(([, higher]) => higher);
    for (const [at, domain] of domains.entries()) {
      const file = `packages/core/src/${domain}/a.ts`;
      for (const higher of [...domains.slice(at + 1), ...above])
        expect(found(file, `import type { A } from "../${higher}/index.ts";`)).toEqual([
          `${file}:1 ${domain} may not know ${higher}, which stands above it (floors)`,
        ]);
    }
  });

  test.each(storeys)("the floor of %s, by another way in than a door", (_, domains) => {
    for (const domain of domains) {
      const file = `packages/core/src/${domain === "chat" ? "logs" : "chat"}/a.ts`;
      const inside = found(file, `import { a } from "../${domain}/b.ts";`).filter((one) => one.includes("reaches"));
      expect(inside).toEqual([`${file}:1 reaches inside ${domain}; import its index.ts (floors)`]);
    }
  });

  test.each<[title: string, source: string, said: string]>([
    ["insert", "tx.insert(schema.blocks).values(row);", "writes blocks, which belongs to campaigns"],
    ["update", "const f = (tx) => { const { blocks: b } = schema; return tx.update(b).set({}); };", "writes blocks"],
    ["delete", "const { blocks } = schema; const f = () => { tx.delete(blocks); };", "writes blocks"],
    ["versioned save", "changeVersion(tx, schema.models, { row, set });", "writes models, which belongs to models"],
    ["write by another name", 'const other = alias(schema.tasks, "other"); tx.delete(other);', "writes tasks"],
    ["write of a parameter", "const f = (table: typeof schema.tasks) => tx.delete(table);", "writes tasks"],
    ["table in a list", "[schema.blocks].map((table) => tx.delete(table));", "hands blocks on, which belongs to campaigns"],
    ["query", "db.select().from(schema.blocks);", "reads blocks, which belongs to campaigns"],
    ["join", "db.select().from(schema.asana_tasks).innerJoin(schema.users, on);", "reads users"],
    ["count", "db.$count(schema.users);", "reads users, which belongs to identity"],
    ["table for a function of one's own", "removeAll(schema.blocks);", "hands blocks on"],
  ])("a domain and the table of another one: %s", (_, source, said) => {
    const found = tableOffences([readModule("packages/core/src/asana/a.ts", source)]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ where: "packages/core/src/asana/a.ts:1", what: expect.stringContaining(said) });
  });

  test.each([
    ["a row's type", "type Row = typeof schema.blocks.$inferSelect;"],
    ["its own", "const { asana_tasks: tasks } = schema; tx.delete(tasks);"],
    ["something else of that name", "const { tasks } = schema; const f = (tasks) => save(tasks);"],
    ["a column", "tx.select({ id: schema.blocks.id });"],
  ])("a domain may use %s", (_, source) => {
    expect(describeOffences(tableOffences([readModule("packages/core/src/asana/a.ts", source)]))).toEqual([]);
  });

  test("a domain without a floor", () => {
    const found = floorOffences([readModule("packages/core/src/helpers/a.ts", "")]);
    expect(describeOffences(found)).toEqual([
      "packages/core/src/helpers/a.ts stands on no floor; name its domain in floor-rules.ts (floors)",
    ]);
  });

  test("a circle of files", () => {
    const modules = [
      readModule("packages/core/src/a.ts", 'import "./b.ts";'),
      readModule("packages/core/src/b.ts", 'export { a } from "./a.ts";'),
    ];
    expect(describeOffences(cycleOffences(modules))).toEqual([
      "packages/core/src/a.ts is imported by what it imports: packages/core/src/a.ts → packages/core/src/b.ts → packages/core/src/a.ts (circle of files)",
    ]);
  });

  test("a circle of files, though only of types", () => {
    const modules = [
      readModule("packages/core/src/a.ts", 'import { b } from "./b.ts";'),
      readModule("packages/core/src/b.ts", 'import type { A } from "./a.ts";'),
    ];
    expect(cycleOffences(modules).map((one) => one.rule)).toEqual(["circle of files"]);
  });

  test("a circle of packages, though only of types", () => {
    const modules = [
      readModule("packages/core/src/a.ts", 'import type { A } from "@copydesk/llm";'),
      readModule("packages/llm/src/b.ts", 'import type { B } from "@copydesk/core";'),
    ];
    expect(cycleOffences(modules).map((one) => one.rule)).toEqual(["circle of packages"]);
  });

  test("a circle that is entered from outside", () => {
    const graph = new Map([
      ["start", new Set(["a"])],
      ["a", new Set(["b"])],
      ["b", new Set(["c"])],
      ["c", new Set(["a"])],
    ]);
    expect(circles(graph)).toEqual([["a", "b", "c"]]);
  });
});

describe("what is right is let through:", () => {
  const allowed: [title: string, file: string, source: string][] = [
    ["a server", "apps/server/src/a.ts", 'import { createServer, type IncomingMessage } from "node:http";'],
    ["types that load nothing", "packages/contracts/src/a.ts", 'import type { A } from "./b.ts";'],
    ["a fetch that was handed in", "packages/llm/src/client/a.ts", "export const make = (fetch: typeof globalThis.fetch) => fetch('/');"],
    ["a map", "packages/core/src/a.ts", "const found = new Map(); found.get('key'); Promise.all([found]);"],
    ["a procedure called get", "packages/api/src/a.ts", "await caller.profile.get();"],
    ["a domain below", "packages/core/src/chat/a.ts", 'import { can } from "../identity/index.ts"; import { b } from "./turn/b.ts";'],
    ["types of the router", "apps/web/src/lib/a.ts", 'import type { AppRouter } from "@copydesk/api";'],
    ["a feature's front door", "apps/web/src/features/auth/a.ts", 'import { x } from "../campaigns/index.ts";'],
    ["a feature's fixture in a test", "apps/web/src/features/auth/a.test.tsx", 'import { x } from "../campaigns/campaign-fixture.tsx";'],
    ["test helpers in a test", "packages/core/src/a.test.ts", 'import { createTestDatabase } from "@copydesk/db/testing";'],
  ];
  test.each(allowed)("%s", (_, file, source) => {
    const modules = [readModule(file, source)];
    const found = [
      packageOffences(root, modules),
      cycleOffences(modules),
      file.startsWith("packages/core/src/chat/") ? floorOffences(modules) : [],
      webOffences(modules),
      networkOffences(modules),
      databaseOffences(modules),
    ];
    expect(describeOffences(found.flat())).toEqual([]);
  });
});
