import { hostileArchives } from "./archives.ts";
import { hostilePdfs } from "./pdfs.ts";
import { hostileTexts } from "./texts.ts";

/** Files that nobody means well with, by name; each is made when it is asked for, as some take long and all together much. */
export const hostileFiles: readonly { name: string; make: () => Buffer }[] = [
  ...Object.entries(hostilePdfs).map(([name, make]) => ({ name: `${name}.pdf`, make })),
  ...Object.entries({ ...hostileArchives, ...hostileTexts }).map(([name, make]) => ({ name, make })),
];
