export { listObjectiveHistory } from "./list-objective-history.ts";
export { listObjectives, orderObjectives } from "./list-objectives.ts";
export { readObjectiveRows } from "./read-objective.ts";
export { removeObjective } from "./remove-objective.ts";
export { planObjectiveRestore, restoreObjectives } from "./restore-objectives.ts";
export { createObjective, setObjectiveDefault, setObjectiveStatus, updateObjective } from "./save-objective.ts";
