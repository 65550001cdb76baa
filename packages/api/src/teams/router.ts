import { teamListInput } from "@copydesk/contracts";
import { findTeamPeople, listTeams, readTeam, readTeamImpact } from "@copydesk/core";
import { z } from "zod";
import { byId } from "../input.ts";
import { allowed, router } from "../trpc.ts";

const searchInput = z.strictObject({ search: z.string().trim().max(200, "Search must be 200 characters or fewer").default("") });

export const teamsRouter = router({
  list: allowed("teams.view")
    .input(teamListInput)
    .query(({ ctx, input }) => listTeams(ctx.core, ctx.actor, input)),

  get: allowed("teams.view")
    .input(byId)
    .query(({ ctx, input }) => readTeam(ctx.core, ctx.actor, input.id)),

  /** What deactivating or deleting it would do to campaigns. */
  impact: allowed("teams.view")
    .input(byId)
    .query(({ ctx, input }) => readTeamImpact(ctx.core, ctx.actor, input.id)),

  /** Who can be put into a team, for whoever makes or changes one. */
  people: allowed("teams.view")
    .input(searchInput)
    .query(({ ctx, input }) => findTeamPeople(ctx.core, ctx.actor, input.search)),
});
