// What other features may use of this one. The screens themselves are loaded by their routes.
export { CompareFooter } from "./compare/compare-footer.tsx";
export { compareVersions } from "./compare/compare-versions.ts";
export { ComparedText } from "./compare/compared-text.tsx";
export { ComparedTexts } from "./compare/compared-texts.tsx";
export { useCurrentChange } from "./compare/use-current-change.ts";
export { useSliced } from "./compare/use-sliced.ts";
export { type VersionPart, versionParts } from "./compare/version-parts.ts";
export { caretAtEnd } from "./content/caret-at-end.ts";
export { ChecksLine } from "./content/checks-line.tsx";
export { markdownParts } from "./content/markdown-parts.ts";
