import { spawnSync } from "node:child_process";
import { cpSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A parcel as somebody has it, to be updated again and again.
 * @typedef {object} Installation
 * @property {string} program what is called
 * @property {string} next the parcel to update to
 * @property {() => void} old makes it as it was before any update
 * @property {() => void} keepUpdated remembers it as an update has left it
 * @property {() => void} updated makes it so again
 * @property {() => boolean} isUntouched
 * @property {readonly string[]} older runs the older program, whatever is installed
 * @property {RegExp} otherKind what is said of a file that is no parcel
 */

/** @returns {Installation} */
export function executableIn(folder, { executable, next }) {
  const program = join(folder, "copydesk");
  const previous = `${program}.previous`;
  const put = (file, to) => {
    rmSync(to, { force: true });
    linkSync(file, to);
  };
  return {
    program,
    next,
    old() {
      put(executable, program);
      rmSync(previous, { force: true });
    },
    keepUpdated: () => undefined,
    updated() {
      put(next, program);
      put(executable, previous);
    },
    isUntouched: () => !existsSync(previous),
    older: [executable],
    otherKind: /no program for this machine/,
  };
}

/**
 * Installs a tarball with npm.
 * @returns {Installation}
 */
export function npmIn(folder, { tarball, next, env }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}");
  const { status, stderr } = spawnSync("npm", ["install", tarball, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`npm install: ${stderr}`);
  const root = join(folder, "node_modules", "copydesk");
  const versions = join(root, "versions");
  const pointer = join(root, "current.json");
  const kept = join(folder, "kept-versions");
  let pointed = "";
  const remove = () => {
    rmSync(versions, { recursive: true, force: true });
    rmSync(pointer, { force: true });
  };
  return {
    program: join(folder, "node_modules", ".bin", "copydesk"),
    next,
    old: remove,
    keepUpdated() {
      pointed = join(folder, "kept-current.json");
      cpSync(pointer, pointed);
      renameSync(versions, kept);
      cpSync(kept, versions, { recursive: true });
    },
    updated() {
      remove();
      cpSync(kept, versions, { recursive: true });
      cpSync(pointed, pointer);
    },
    isUntouched: () => !existsSync(pointer),
    older: [process.execPath, ...JSON.parse(readFileSync(join(root, "runtime.json"), "utf8")).flags, join(root, "apps/cli/dist/main.js")],
    otherKind: /no parcel for npm/,
  };
}
