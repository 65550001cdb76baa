import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { startParcel, writeCampaign } from "./walk-through.mjs";

/** What an update and a rollback say before each of their steps, in their order. */
const updateSteps = ["Copying", "Saving", "Trying", "Keeping", "Writing down", "Swapping", "Bringing"];
const rollbackSteps = ["since the update", "Putting", "Swapping", "Forgetting"];

/**
 * Takes an installation with a written campaign to the next version and back, and kills it at every step on both ways: what is there then
 * must start as one of the two, with the campaign. Prints nothing.
 * @param {{ installation: import("./installations.mjs").Installation, version: string, folder: string, env: object }} drill
 * @returns {Promise<string>} the figures. Throws with the step and what was said.
 */
export async function updateDrill({ installation, version, folder, env }) {
  const { program, next } = installation;
  const data = join(folder, "data");
  const started = join(folder, "data-before");
  mkdirSync(folder, { recursive: true });
  const options = { cwd: folder, env };
  const run = (...args) => spawnSync(program, args, { ...options, encoding: "utf8" });
  const old = () => {
    installation.old();
    rmSync(data, { recursive: true, force: true });
    cpSync(started, data, { recursive: true });
  };

  installation.old();
  const server = await startParcel(program, [], options);
  await writeCampaign(server.url, server.password);
  await server.stop();
  const { password } = server;
  cpSync(data, started, { recursive: true });
  const before = run("--version").stdout.trim();

  /** Starts what is there, and looks for the campaign. */
  const demandWhole = async (when) => {
    const said = run("--version").stdout.trim();
    if (said !== before && said !== version) throw new Error(`${when}: the program says ${JSON.stringify(said)}`);
    const { url, stop } = await startParcel(program, [], options).catch((error) => {
      throw new Error(`${when}: ${said} does not start: ${error.message}`);
    });
    const names = await campaigns(url, password);
    await stop();
    if (!names.includes("Ferries")) throw new Error(`${when}: ${said} has the campaigns ${JSON.stringify(names)}`);
    return said;
  };

  const ends = [];
  for (const step of updateSteps) {
    old();
    await killAt(step, program, ["update", next], options);
    const left = await demandWhole(`killed at “${step}” of the update`);
    ends.push(left === version ? "new" : "old");
    // The step that has left most: it is done again over what lies there.
    if (step !== "Trying") continue;
    const { status, stderr } = run("update", next);
    if (status !== 0) throw new Error(`The update after one killed at “${step}”: ${stderr}`);
  }
  old();
  const updated = run("update", next);
  if (updated.status !== 0 || run("--version").stdout.trim() !== version) throw new Error(`update: ${updated.stdout}${updated.stderr}`);
  const after = join(folder, "data-after");
  await demandWhole("after the update");
  cpSync(data, after, { recursive: true });
  installation.keepUpdated();
  const [file, ...args] = installation.older;
  const refused = spawnSync(file, [...args, "--data", data, "migrate"], { ...options, encoding: "utf8" });
  if (refused.status === 0 || !refused.stderr.includes(`Start Copydesk ${version} or newer`))
    throw new Error(`The older program on the newer data: ${refused.stdout}${refused.stderr}`);

  const backs = [];
  for (const step of rollbackSteps) {
    installation.updated();
    rmSync(data, { recursive: true, force: true });
    cpSync(after, data, { recursive: true });
    await killAt(step, program, ["rollback", "--yes"], options);
    const left = await demandWhole(`killed at “${step}” of the rollback`);
    backs.push(left === version ? "new" : "old");
    if (left !== version) continue;
    const { status, stderr } = run("rollback", "--yes");
    if (status !== 0 || (await demandWhole("after a rollback")) !== before)
      throw new Error(`The rollback after one killed at “${step}”: ${stderr}`);
  }
  await demandRefusals({ installation, run, old, folder, options });
  return `killed at each step, the update left ${ends.join(", ")}; the rollback ${backs.join(", ")}`;
}

async function demandRefusals({ installation, run, old, folder, options }) {
  const { program, next } = installation;
  const refused = (words, file) => {
    const { status, stdout, stderr } = run("update", file);
    if (status === 0 || !words.test(stderr) || /\n\s+at /.test(stderr)) throw new Error(`Expected ${words}: ${stdout}${stderr}`);
    if (!installation.isUntouched()) throw new Error(`Something was changed before ${words}`);
  };
  old();
  const spoilt = join(folder, "spoilt");
  cpSync(dirname(next), spoilt, { recursive: true });
  const cut = join(spoilt, basename(next));
  truncateSync(cut, Math.floor(statSync(cut).size * 0.9));
  refused(/cut or was changed/, cut);
  writeFileSync(join(spoilt, "letter"), "This is a letter.");
  refused(installation.otherKind, join(spoilt, "letter"));
  rmSync(join(spoilt, "SHA256SUMS"));
  refused(/SHA256SUMS is not beside/, cut);
  const server = await startParcel(program, [], options);
  refused(/stop the server first/, next);
  await server.stop();
  const both = await Promise.all([1, 2].map(() => ended(spawn(program, ["update", next], options))));
  const good = both.filter(({ code }) => code === 0).length;
  if (good !== 1 || !both.some(({ said }) => /Another Copydesk is at work/.test(said)))
    throw new Error(`Two updates at once: ${both.map(({ code, said }) => `${code} ${said}`).join(" and ")}`);
}

/** Kills a command and all that it has started without warning, as soon as it says that it comes to a step. */
async function killAt(step, program, args, options) {
  const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let isReached = false;
  child.stderr.on("data", (chunk) => {
    if (isReached || !String(chunk).includes(step)) return;
    isReached = true;
    process.kill(-child.pid, "SIGKILL");
  });
  const { said } = await ended(child);
  if (!isReached) throw new Error(`It never came to “${step}”: ${said}`);
}

function ended(child) {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, said })));
}

async function campaigns(url, password) {
  const json = { "content-type": "application/json" };
  const body = JSON.stringify({ email: "admin@example.com", password });
  const { token } = await (await fetch(`${url}/api/auth/login`, { method: "POST", headers: json, body })).json();
  const answer = await fetch(`${url}/api/campaigns`, { headers: { authorization: `Token ${token}` } });
  return JSON.stringify(await answer.json());
}
