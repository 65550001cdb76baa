export { findExamples, visibleExamples } from "./access.ts";
export {
  exampleBelongings,
  examplesInLanguage,
  insertExamples,
  removeExample,
  removeExamples,
  removeExamplesOfVoice,
  restoreExamples,
  restoreExamplesOfVoice,
  useExamples,
} from "./change-examples.ts";
export { readExampleOptions } from "./example-options.ts";
export { listDeletedExamples, listExamples } from "./list-examples.ts";
export { demandPlace } from "./place.ts";
export { readExample, readNewestExamples } from "./read-example.ts";
export { createExample, updateExample } from "./save-example.ts";
