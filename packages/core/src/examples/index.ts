export { findExamples, visibleExamples } from "./access.ts";
export { removeExample, removeExamples, restoreExamples, useExamples } from "./change-examples.ts";
export { readExampleOptions } from "./example-options.ts";
export { exampleBelongings, examplesInLanguage, insertExamples, removeExamplesOfVoice, restoreExamplesOfVoice } from "./for-others.ts";
export { listDeletedExamples } from "./list-deleted-examples.ts";
export { listExamples } from "./list-examples.ts";
export { demandPlace } from "./place.ts";
export { readExample } from "./read-example.ts";
export { createExample, updateExample } from "./save-example.ts";
