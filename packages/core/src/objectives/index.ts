export { listObjectives } from "./list-objectives.ts";
export { orderObjectives } from "./order-objectives.ts";
export { removeObjective } from "./remove-objective.ts";
export { createObjective, setObjectiveDefault, setObjectiveStatus, updateObjective } from "./save-objective.ts";
