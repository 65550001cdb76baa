import { spawn } from "node:child_process";

const story = "Lisbon opens a line of electric ferries over the Tagus on the first of March. Ten boats carry forty thousand people a day. ";

/**
 * Starts a parcel's server, and at its first start signs in, writes a campaign and takes its files out; then ends it in order.
 * @returns {Promise<string>} the figures. Throws with what the server said.
 */
export async function walkThrough(command, args, { cwd, env }) {
  const began = performance.now();
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
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
  try {
    const milliseconds = Math.round(await ready);
    const [, url = ""] = /ready at (\S+)/.exec(said) ?? [];
    const [, password] = /password (\S+)/.exec(said) ?? [];
    if (password) await writeCampaign(url, password);
    child.kill("SIGTERM");
    await ended;
    if (/Warning/.test(warned)) throw new Error(`It warned: ${warned}`);
    return `ready after ${milliseconds} ms${password ? ", a campaign written and exported" : ""}`;
  } finally {
    child.kill("SIGKILL");
  }
}

async function writeCampaign(url, password) {
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
  if (!(await (await fetch(url)).text()).includes('<div id="root"')) throw new Error("The app is not there");
}
