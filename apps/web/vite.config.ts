import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compression } from "vite-plugin-compression2";

const server = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;

/** Libraries apart from the app's own code, so that a new version of the app does not load them again, and parts by who needs them. */
const chunks = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: "router", test: /node_modules[\\/](react-router|cookie|zustand)[\\/]/ },
  { name: "query", test: /node_modules[\\/](@tanstack[\\/](query-core|react-query)|@trpc|eventsource(-parser)?)[\\/]/ },
  // The parts of the sign-in page with all that they need, so that nothing else comes with them.
  { name: "basics", test: /packages[\\/]ui[\\/]src[\\/](lib[\\/]cn|parts[\\/](button|checkbox|field|input|notice|spinner))\.tsx?$/ },
  // The other parts in few chunks, instead of dozens of tiny ones, by which screens need them.
  {
    name: "parts",
    test: /packages[\\/]ui[\\/]src[\\/]/,
    entriesAware: true,
    entriesAwareMergeThreshold: 16_000,
  },
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
      output: { codeSplitting: { groups: chunks }, chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js` },
    },
  },
  server: { host: "127.0.0.1", port: 5173, proxy: { "/api": { target: server } } },
});
