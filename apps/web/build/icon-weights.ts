import type { Plugin } from "vite";

/** Phosphor ships six weights in every icon; the design uses three, and only those are bundled. */
export const usedIconWeights: Plugin = {
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
