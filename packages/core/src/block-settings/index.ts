export { readBlockSettings } from "./read-block-settings.ts";
export { saveBlockSettings } from "./save-block-settings.ts";
