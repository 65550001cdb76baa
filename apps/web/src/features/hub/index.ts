// What other features may use of this one. The screens themselves are loaded by their routes.
export { compareVersions } from "./compare/compare-versions.ts";
export { ComparedText } from "./compare/compared-text.tsx";
export { versionParts } from "./compare/version-parts.ts";
export { caretAtEnd } from "./content/caret-at-end.ts";
export { markdownParts } from "./content/markdown-parts.ts";
