import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

interface Screen {
  /** Which addresses it is opened at, as a regular expression. */
  path: string;
  signed_in: boolean;
  /** Its modules, from the app's folder. */
  modules: string[];
  /** The server draws it. */
  is_drawn?: true;
}

const campaigns = "src/features/campaigns";
const stranger = (path: string, ...modules: string[]): Screen => ({ path, signed_in: false, modules });
const person = (path: string, ...modules: string[]): Screen => ({
  path,
  signed_in: true,
  modules: ["src/shell/console-layout.tsx", ...modules],
});

const screens = [
  { ...stranger("^/auth/login|^/(?!auth/)", "src/features/auth/login-page.tsx"), is_drawn: true },
  { ...person("^/(campaigns/?)?$", `${campaigns}/api/first-list-queries.ts`, `${campaigns}/campaign-list-page.tsx`), is_drawn: true },
  person("^/campaigns/template", `${campaigns}/campaign-list-page.tsx`),
  person("^/campaigns/add|/edit$", `${campaigns}/campaign-form-page.tsx`),
  { ...person("^/campaigns/[^/]+$", "src/features/hub/campaign-hub-page.tsx"), is_drawn: true },
  person("^/chat(/|$)", "src/features/chat/api/first-chat-queries.ts", "src/features/chat/chat-page.tsx"),
  person("^/(?!auth/)"),
];

/**
 * Writes `preloads.json` for the server: `{ path, signed_in, is_drawn, link }[]`, the first match counts. `link` is the value of a
 * Link header that names what the screen at such an address needs besides what index.html names, so that a browser
 * fetches it at once instead of finding it when the app runs.
 */
export const pagePreloads: Plugin = {
  name: "page-preloads",
  apply: "build",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const fileOf = (module: string) => {
      const id = resolve(import.meta.dirname, "..", module);
      const chunk = chunks.find((one) => one.moduleIds.includes(id));
      return chunk ? [chunk.fileName] : this.error(`No chunk holds ${module}`);
    };
    const atOnce = withImports(fileOf("src/main.tsx"), bundle);
    const preloads = screens.map(({ path, signed_in, modules, is_drawn }) => {
      const files = [...withImports(modules.flatMap(fileOf), bundle)].filter((file) => !atOnce.has(file));
      return { path, signed_in, is_drawn, link: files.map((file) => `</${file}>; rel=modulepreload`).join(", ") };
    });
    this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(preloads) });
  },
};

/** The files and all that they import, without what they load later. */
function withImports(files: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const all = new Set(files);
  for (const file of all) {
    const chunk = bundle[file];
    if (chunk?.type === "chunk") for (const one of chunk.imports) all.add(one);
  }
  return all;
}
