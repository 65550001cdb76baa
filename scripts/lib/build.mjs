import { run } from "./tools.mjs";

/** Turborepo's own words for "everything came from the cache". */
const allCached = /Cached:\s+(\d+) cached, \1 total/;

/**
 * Builds what changed, through Turborepo's cache. Says something only when there is something to wait for or to mend.
 * @param {string[]} packages these [all]
 */
export async function build(packages = []) {
  const began = Date.now();
  const waiting = setTimeout(() => console.log("Building Copydesk …"), 1_000);
  const { code, output } = await run("turbo", ["run", "build", "--output-logs=new-only", ...packages.map((name) => `--filter=${name}`)], {
    quiet: true,
  });
  clearTimeout(waiting);
  if (code !== 0) {
    console.error(output);
    console.error("Copydesk could not be built. What went wrong is above.");
    process.exit(code);
  }
  if (!allCached.test(output)) console.log(`Built in ${((Date.now() - began) / 1_000).toFixed(1)} s.`);
}
