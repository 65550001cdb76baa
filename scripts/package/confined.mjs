import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, copyFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** Nobody: a user who owns nothing and has no entry in the lists of users here. */
const nobody = 65_534;

/** Whether file systems of one's own can be had: on Linux, as root. */
export const canMount = () => process.platform === "linux" && spawnSync("unshare", ["--mount", "true"]).status === 0;

/**
 * A root folder with an executable, the libraries of the system that it names, and nothing else: no shell, no lists of users, no time zones.
 * @returns {[command: string, args: string[]]} what runs it there, as nobody; its home folder is `/home`.
 */
export function emptyRoot(folder, file) {
  for (const name of ["proc", "dev", "tmp", "home"]) mkdirSync(join(folder, name), { recursive: true });
  chmodSync(folder, 0o755);
  chmodSync(join(folder, "tmp"), 0o1777);
  chownSync(join(folder, "home"), nobody, nobody);
  for (const library of librariesOf(file)) {
    mkdirSync(join(folder, dirname(library)), { recursive: true });
    copyFileSync(library, join(folder, library));
  }
  copyFileSync(file, join(folder, "copydesk"));
  const words = `for one in proc dev; do mount --rbind /$one "${folder}/$one"; done; exec chroot --userspec=${nobody}:${nobody} "${folder}" /copydesk "$@"`;
  return ["unshare", ["--mount", "sh", "-c", words, "sh"]];
}

/** Parts of the C library that only what is unpacked asks for. */
const ofLibc = ["librt.so.1", "libresolv.so.2"];

function librariesOf(file) {
  const { stdout } = spawnSync("ldd", [file], { encoding: "utf8" });
  const named = stdout.split("\n").flatMap((line) => /(\/\S+) \(0x/.exec(line)?.[1] ?? []);
  const libc = named.find((one) => one.endsWith("/libc.so.6"));
  return libc ? [...named, ...ofLibc.map((name) => join(dirname(libc), name))] : named;
}

/**
 * Runs a command while a folder is a file system of its own, in memory.
 * @param {{ folder: string, options: string }} mounted `options` as `mount -o` takes them, such as `size=20m` or `ro`
 */
export function runMounted({ folder, options }, [file, ...args], env) {
  mkdirSync(folder, { recursive: true });
  const words = `mount -t tmpfs -o "${options}" none "${folder}" && exec "$@"`;
  return spawnSync("unshare", ["--mount", "sh", "-c", words, "sh", file, ...args], { env, encoding: "utf8" });
}
