export { listTeams } from "./list-teams.ts";
export { readTeam } from "./read-team.ts";
export { removeTeam } from "./remove-team.ts";
export { createTeam, updateTeam } from "./save-team.ts";
export { readTeamImpact } from "./team-impact.ts";
export { findTeamPeople } from "./team-people.ts";
