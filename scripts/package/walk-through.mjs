import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const story = "Lisbon opens a line of electric ferries over the Tagus on the first of March. Ten boats carry forty thousand people a day. ";

/**
 * Starts a parcel's server, and at its first start signs in, writes a campaign and takes its files out; then ends it in order.
 * @returns {Promise<string>} the figures. Throws with what the server said.
 */
export async function walkThrough(command, args, { cwd, env }) {
  const { url, password, milliseconds, cost, stop, kill } = await startParcel(command, args, { cwd, env });
  try {
    if (password) await writeCampaign(url, password);
    await stop();
    return `ready after ${milliseconds} ms, ${cost}${password ? "; a campaign written and exported" : ""}`;
  } finally {
    kill();
  }
}

/**
 * Starts a parcel's server and waits until it is ready.
 * @returns its address, the password of the first sign-in where it was the first start, and how to end it: `stop` in order, with an
 *   error where it warned of something; `kill` at once. Throws with what the server said.
 */
export async function startParcel(command, args, { cwd, env }) {
  const began = performance.now();
  // A group of its own: npm's launcher may have the server as a child.
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let said = "";
  let warned = "";
  child.stderr.on("data", (chunk) => (warned += chunk));
  const ended = new Promise((resolve) => child.on("close", resolve));
  const ready = new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      said += chunk;
      if (/ready at \S+\n(?:[\s\S]*\n)?\n/.test(said)) resolve(performance.now() - began);
    });
    setTimeout(() => reject(new Error(`It was not ready after two minutes: ${said}${warned}`)), 120_000).unref();
    ended.then((code) => reject(new Error(`It ended with ${code}: ${said}${warned}`)));
  });
  const kill = () => {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
  };
  try {
    const milliseconds = Math.round(await ready);
    const [, url = ""] = /ready at (\S+)/.exec(said) ?? [];
    const [, password] = /password (\S+)/.exec(said) ?? [];
    const stop = async () => {
      child.kill("SIGTERM");
      await ended;
      if (/Warning/.test(warned)) throw new Error(`It warned: ${warned}`);
    };
    return { url, password, milliseconds, cost: costOf(child.pid), stop, kill };
  } catch (error) {
    kill();
    throw error;
  }
}

/** What the start has cost, where the system tells: a busy machine lengthens the time, but not the work. */
function costOf(pid) {
  if (process.platform !== "linux") return "memory unknown";
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  // The 14th and 15th of all, in hundredths of a second.
  const processor = (Number(fields[11]) + Number(fields[12])) / 100;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return `${Math.round((Number(kilobytes) * 1_024) / 1e6)} MB of memory, ${processor.toFixed(2)} s of processor`;
}

/** Signs in, writes a campaign and takes its files out. */
export async function writeCampaign(url, password) {
  const call = async (method, path, { body, token } = {}) => {
    const headers = { ...(body && { "content-type": "application/json" }), ...(token && { authorization: `Token ${token}` }) };
    const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const { token } = await (await call("POST", "/auth/login", { body: { email: "admin@example.com", password } })).json();
  const languages = [{ code: "en", channels: ["linkedin"] }];
  const brief = { name: "Ferries", main_story: story.repeat(6), from_date: "2027-03-01", to_date: "2027-03-20", languages };
  const campaign = await (await call("POST", "/campaigns", { token, body: brief })).json();
  const { run_id } = await (await call("POST", `/campaigns/${campaign.id}/generate`, { token, body: {} })).json();
  for (;;) {
    const run = await (await call("GET", `/campaigns/${campaign.id}/runs/${run_id}`, { token })).json();
    if (run.finished_at && run.status !== "succeeded") throw new Error(`The run ended: ${JSON.stringify(run)}`);
    if (run.finished_at) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  for (const format of ["pdf", "xlsx", "ics"]) {
    const { byteLength } = await (await call("GET", `/campaigns/${campaign.id}/export?format=${format}`, { token })).arrayBuffer();
    if (byteLength < 500) throw new Error(`The ${format} has ${byteLength} bytes`);
  }
  // Read by a process of its own, which the parcel must be able to start.
  const pdf = await (await call("GET", `/campaigns/${campaign.id}/export?format=pdf`, { token })).arrayBuffer();
  const headers = { authorization: `Token ${token}`, "x-file-name": "ferries.pdf" };
  const read = await fetch(`${url}/api/files/extract-text`, { method: "POST", headers, body: pdf });
  if (!read.ok || !(await read.text()).includes("ferries")) throw new Error(`The PDF could not be read: ${read.status}`);
  for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"]) {
    const { ok, status } = await fetch(`${url}/api/docs/${file}`);
    if (!ok) throw new Error(`The page about the API lacks ${file}: ${status}`);
  }
  if (!(await (await fetch(url)).text()).includes('<div id="root"')) throw new Error("The app is not there");
}
