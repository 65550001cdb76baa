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
export { listDeletedExamples, listExamples, readExampleOptions } from "./list-examples.ts";
export { readExample, readNewestExamples } from "./read-example.ts";
export { createExample, updateExample } from "./save-example.ts";
export { demandScope } from "./scope.ts";
