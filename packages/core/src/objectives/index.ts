export { listObjectiveHistory, listObjectives, orderObjectives } from "./list-objectives.ts";
export { readObjectiveRows } from "./read-objective.ts";
export { planObjectiveRestore, restoreObjectives } from "./restore-objectives.ts";
export { createObjective, removeObjective, setObjectiveDefault, setObjectiveStatus, updateObjective } from "./save-objective.ts";
