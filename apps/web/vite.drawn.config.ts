import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { drawnSignIn } from "./build/draw-sign-in.ts";

/** The program that draws the first screen on the server, with everything in it: a thread of its own, in a folder that is not served. */
export default defineConfig({
  plugins: [react(), drawnSignIn],
  resolve: {
    alias: [{ find: /^zustand$/, replacement: fileURLToPath(new URL("src/drawn/stores-for-one.ts", import.meta.url)) }],
  },
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true },
  publicDir: false,
  build: {
    outDir: "dist-drawn",
    target: "node24",
    ssr: "src/drawn/drawing-thread.ts",
    minify: true,
  },
});
