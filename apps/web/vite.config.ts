import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import { usedIconWeights } from "./build/icon-weights.ts";
import { pageHead } from "./build/page-head.ts";
import { pagePreloads } from "./build/page-preloads.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;

/**
 * Chunks by who needs them, first match wins and takes along all that it imports. A chunk may only need those above it,
 * so nothing of the console can come with the sign-in page, and libraries stay cached when only the app changes.
 */
const chunks = [
  { name: "first", test: /apps[\\/]web[\\/]src[\\/]first\.ts$/ },
  { name: "first-list", test: /features[\\/]campaigns[\\/]api[\\/]first-list-queries\.ts$/ },
  { name: "first-chat", test: /features[\\/]chat[\\/]api[\\/]first-chat-queries\.ts$/ },
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: "router", test: /node_modules[\\/](react-router|cookie|zustand)[\\/]/ },
  // All that draws before any page is known, and the parts of the sign-in page.
  {
    name: "start",
    test: /apps[\\/]web[\\/]src[\\/](?:main|lib[\\/](?:company-)?logo)\.tsx$|packages[\\/]ui[\\/]src[\\/]parts[\\/](button|checkbox|field|input|notice|spinner)\.tsx$/,
  },
  // One file costs less on the way than three.
  { name: "sign-in", test: /features[\\/]auth[\\/](login-page|sign-in-frame|use-sign-in)\.tsx?$/ },
  { name: "query", test: /node_modules[\\/](@tanstack[\\/](query-core|react-query)|@trpc|eventsource(-parser)?)[\\/]/ },
  { name: "console", test: /apps[\\/]web[\\/]src[\\/]shell[\\/]console-layout\.tsx$/ },
  // Where everyone lands. What other screens share with it, they take from here.
  { name: "campaigns", test: /apps[\\/]web[\\/]src[\\/]features[\\/]campaigns[\\/]campaign-list-page\.tsx$/ },
  // What several screens share would be a file each, forty for the hub, and a browser asks for six at a time. What these
  // import stays where it is: taken along, it would bring zod and the fields of forms to screens that have neither.
  {
    name: "parts",
    test: /@phosphor-icons[\\/]|@radix-ui[\\/]react-(switch|tabs|collapsible)[\\/]|packages[\\/]ui[\\/]src[\\/]parts[\\/](disclosure|select|switch|tabs|textarea)\.tsx$|apps[\\/]web[\\/]src[\\/]lib[\\/](download|once|page-failure|quoting|tour-|unsaved[\\/]unsaved-store|use-)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Apart from the schemas that use them, which bring zod.
  {
    name: "rules",
    test: /packages[\\/]contracts[\\/]src[\\/](rules[\\/](calendar-days|count-graphemes)|values|limits)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: "hub-parts",
    test: /apps[\\/]web[\\/]src[\\/]features[\\/](hub[\\/](?!compare)|hub-kit[\\/])/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    usedIconWeights,
    pageHead,
    pagePreloads,
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
