export { listTeams } from "./list-teams.ts";
export { readTeam } from "./read-team.ts";
export { readTeamImpact } from "./team-impact.ts";
export { findTeamPeople } from "./team-people.ts";
