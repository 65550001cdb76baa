import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compression } from "vite-plugin-compression2";

const server = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;

/**
 * Chunks by who needs them, first match wins and takes along all that it imports. A chunk may only need those above it,
 * so nothing of the console can come with the sign-in page, and libraries stay cached when only the app changes.
 */
const chunks = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: "router", test: /node_modules[\\/](react-router|cookie|zustand)[\\/]/ },
  // The parts of the sign-in page and of what draws before any page is known.
  {
    name: "basics",
    test: /preload-helper|packages[\\/]ui[\\/]src[\\/](lib[\\/]cn|parts[\\/](button|checkbox|field|input|notice|skeleton|spinner))\.tsx?$/,
  },
  { name: "start", test: /apps[\\/]web[\\/]src[\\/]main\.tsx$/ },
  { name: "query", test: /node_modules[\\/](@tanstack[\\/](query-core|react-query)|@trpc|eventsource(-parser)?)[\\/]/ },
  { name: "console", test: /apps[\\/]web[\\/]src[\\/]shell[\\/]console-layout\.tsx$/ },
  // Where everyone lands. What other screens share with it, they take from here.
  { name: "campaigns", test: /apps[\\/]web[\\/]src[\\/]features[\\/]campaigns[\\/]campaign-list-page\.tsx$/ },
];

/** Phosphor ships six weights in every icon; the design uses three, and only those are bundled. */
const usedIconWeights: Plugin = {
  name: "used-icon-weights",
  transform: {
    filter: { id: /@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/]/ },
    handler(code, id) {
      const kept = code.replace(/ {2}\[\n {4}"(?:duotone|light|thin)",\n[\s\S]*?\n {2}\],?\n/g, "");
      if (kept === code) this.error(`The weights of ${id} are not written as expected`);
      return { code: kept, map: null };
    },
  },
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    usedIconWeights,
    compression({ algorithms: ["gzip", "brotliCompress"], threshold: 1_000, exclude: /\.(woff2|png)$/ }),
  ],
  build: {
    outDir: "dist",
    target: "es2023",
    modulePreload: { polyfill: false },
    // Small files inlined as data: addresses would need a wider content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: { host: "127.0.0.1", port: 5173, proxy: { "/api": { target: server } } },
});
