import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { flushNames } from "@copydesk/db";
import { CommandFailure } from "../exit-codes.ts";
import type { Installation, Program } from "./installation.ts";
import { copyParcel } from "./parcel.ts";
import { runProgram, versionOf } from "./run-program.ts";

const work = ".copydesk-update-";

/**
 * What npm has installed: the package's folder. Newer versions lie in `versions/VERSION` in it, each laid out by npm with what it
 * needs, and `current.json` names the one that the launcher becomes; without it, it is the one that npm has put there.
 */
export function npmFolderAt(root: string): Installation {
  const versions = join(root, "versions");
  const pointer = join(root, "current.json");
  const launcherIn = (folder: string): Program => [process.execPath, join(folder, "node_modules", "copydesk", "bin", "copydesk.cjs")];
  const own = (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }).version;
  const point = (version: string) => {
    const making = `${pointer}.making`;
    writeFileSync(making, JSON.stringify({ version }), { flush: true });
    renameSync(making, pointer);
    flushNames(root);
  };
  const current = () => (existsSync(pointer) ? (JSON.parse(readFileSync(pointer, "utf8")) as { version: string }).version : own);
  return {
    kind: "npm",
    program: [process.execPath, join(root, "bin", "copydesk.cjs")],
    async stage(parcel) {
      mkdirSync(versions, { recursive: true });
      for (const left of readdirSync(versions).filter((one) => one.startsWith(work))) rmSync(join(versions, left), { recursive: true });
      const staging = mkdtempSync(join(versions, work));
      const discard = () => rmSync(staging, { recursive: true, force: true });
      try {
        await copyParcel(parcel, join(staging, "copydesk.tgz"), 0o644);
        await layOut(staging);
        const program = launcherIn(staging);
        const version = await versionOf(program);
        const present = current();
        return {
          version,
          program,
          // It lies in a folder of its own, which nobody touches.
          keepPresent: () => {},
          commit: () => {
            const target = join(versions, version);
            rmSync(target, { recursive: true, force: true });
            renameSync(staging, target);
            flushNames(versions);
            point(version);
            for (const old of readdirSync(versions))
              if (old !== version && old !== present) rmSync(join(versions, old), { recursive: true });
          },
          discard,
        };
      } catch (error) {
        discard();
        throw error;
      }
    },
    goBack(version) {
      if (version !== own && !existsSync(join(versions, version)))
        throw new CommandFailure(`${join(versions, version)} is not there any more. Install copydesk-${version}.tgz with npm yourself.`);
      if (version === own) rmSync(pointer, { force: true });
      else point(version);
      flushNames(root);
    },
  };
}

async function layOut(folder: string): Promise<void> {
  writeFileSync(join(folder, "package.json"), "{}");
  const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", "--loglevel=error"];
  // In the folder and not with `--prefix`, for which npm would forget what this machine says about its registry.
  const { code, err } = await runProgram(["npm"], ["install", "./copydesk.tgz", ...options], { cwd: folder });
  if (code === 0) return;
  throw new CommandFailure(
    `npm could not lay out the new version: ${err.trim()}\nLook whether the npm registry can be reached. Nothing was changed.`,
  );
}
