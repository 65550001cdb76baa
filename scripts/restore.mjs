// `npm run restore -- FILE`: puts a backup in the place of the data. Copydesk must not be running.
import { endAfter, restoreBackup } from "@copydesk/db";
import { dataFolder } from "./lib/tools.mjs";

const [file] = process.argv.slice(2);
if (!file) {
  console.error("Name the backup: npm run restore -- FILE");
  process.exit(1);
}
try {
  const { made_at, replaced } = await restoreBackup(file, dataFolder(), new Date());
  console.log(`Restored the backup of ${made_at}.`);
  if (replaced) console.log(`What was there before is in ${replaced}; delete it when all is well.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error("Nothing was changed.");
  endAfter(error);
}
