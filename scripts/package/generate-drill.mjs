import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { demand } from "./bad-input.mjs";
import { startParcel } from "./walk-through.mjs";

const brief = `name: Ferries
story: >
  ${"Lisbon opens a line of electric ferries over the Tagus on the first of March. Ten boats carry forty thousand people a day. ".repeat(3)}
from: 2027-03-01
to: 2027-03-20
languages:
  en: [linkedin, email]
  de: [linkedin]
`;
const files = ["campaign.pdf", "campaign.xlsx", "campaign.ics", "texts.json", join("texts", "en-email.txt")];

/**
 * Writes a campaign by the command alone: with a server of its own; then against one that dies in the middle and comes back.
 * @returns {Promise<string>} the figures. Throws with what was said.
 */
export async function generateDrill(program, { folder, env }) {
  mkdirSync(folder, { recursive: true });
  const options = { cwd: folder, env };
  writeFileSync(join(folder, "brief.yaml"), brief);
  const began = performance.now();
  const own = await run(program, ["generate", "brief.yaml", "--out", "own"], options);
  demandFiles(join(folder, "own"), own);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);

  writeFileSync(join(folder, "wrong.yaml"), brief.replace("2027-03-20", "2026-03-20"));
  const wrong = await run(program, ["generate", "wrong.yaml", "--out", "wrong"], options);
  demand(wrong.code === 2 && /wrong\.yaml, line 5: to: /.test(wrong.said), `a wrong brief: ${wrong.code} ${wrong.said}`);
  demand(!existsSync(join(folder, "wrong")), "a wrong brief began something");

  // Slow enough to be killed in the middle.
  const slow = { cwd: folder, env: { ...env, DATA_DIR: join(folder, "data"), BUILTIN_TOKENS_PER_SECOND: "300" } };
  const first = await startParcel(program, [], slow);
  const token = await signIn(first);
  const port = new URL(first.url).port;
  let second;
  const followed = await run(program, ["generate", "brief.yaml", "--out", "followed", "--server", first.url], {
    ...options,
    env: { ...env, COPYDESK_TOKEN: token },
    hears(said) {
      if (second || !/^\d+\/\d+ /m.test(said)) return;
      first.kill();
      second = startParcel(program, [], { ...slow, env: { ...slow.env, PORT: port } });
      second.catch(() => undefined);
    },
  });
  await (await second)?.stop();
  demand(second, `it was over before its server died: ${followed.said}`);
  demandFiles(join(folder, "followed"), followed);
  return `a campaign by the command alone in ${seconds} s; another one over the death of its server`;
}

function demandFiles(folder, { code, said }) {
  demand(code === 0, `generate ended with ${code}: ${said}`);
  const missing = files.filter((name) => !existsSync(join(folder, name)));
  demand(missing.length === 0, `generate left no ${missing.join(", ")}: ${said}`);
  const { texts } = JSON.parse(readFileSync(join(folder, "texts.json"), "utf8"));
  demand(
    texts.every((one) => one.text.length > 40),
    "some text is empty",
  );
}

async function signIn({ url, password }) {
  const body = JSON.stringify({ email: "admin@example.com", password });
  const answer = await fetch(`${url}/api/auth/login`, { method: "POST", headers: { "content-type": "application/json" }, body });
  return (await answer.json()).token;
}

function run(program, args, { hears = () => undefined, ...options }) {
  const child = spawn(program, args, options);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
      hears(said);
    });
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, said })));
}
