import { cpSync } from "node:fs";
import { folderWithMessages } from "./many-messages.ts";
const f = await folderWithMessages(10_000);
cpSync(f, "/tmp/h-chat/folder", { recursive: true });
console.log(f);
