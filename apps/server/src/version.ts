import manifest from "../package.json" with { type: "json" };

/** Of this program, such as `0.3.0`. */
export const version: string = manifest.version;
