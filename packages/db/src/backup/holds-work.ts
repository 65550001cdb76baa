import { manifestName, readManifest } from "./manifest.ts";
import { readFirst } from "./tar.ts";

/** Whether there are campaigns in a backup. One of an earlier version does not say, and counts; one that cannot be read does not. */
export async function holdsWork(file: string): Promise<boolean> {
  try {
    const { name, content } = await readFirst(file);
    return name === manifestName && (readManifest(content).campaigns ?? 1) > 0;
  } catch {
    return false;
  }
}
