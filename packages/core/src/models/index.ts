export { setDefaultModel, setModelStatus } from "./change-state.ts";
export { listModels } from "./list-models.ts";
export { readModel } from "./read-model.ts";
export { removeModel } from "./remove-model.ts";
export { createModel, updateModel } from "./save-model.ts";
export { testModel, testSavedModel } from "./try/test-model.ts";
