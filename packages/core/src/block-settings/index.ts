export { attributesWithValues } from "./attributes-with-values.ts";
export { blockMaterial } from "./block-owner.ts";
export { readBlockSettings } from "./read-block-settings.ts";
export { saveBlockSettings } from "./save-block-settings.ts";
