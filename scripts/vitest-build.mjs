import { build } from "./lib/build.mjs";

/** The server as it stands, before the first test: what runs in a thread or a process of its own is tested as it is shipped. */
export default async function buildServer() {
  if (!process.env.COPYDESK_BUILT) await build(["@copydesk/server"]);
}
