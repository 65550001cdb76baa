import {
  personCardSchema,
  teamDetailSchema,
  teamImpactSchema,
  teamInput,
  teamListInput,
  teamListItemSchema,
  teamUpdateInput,
} from "@copydesk/contracts";
import { createTeam, findTeamPeople, listTeams, readTeam, readTeamImpact, removeTeam, updateTeam } from "@copydesk/core";
import { z } from "zod";
import { byId } from "../input.ts";
import { nothing, output, page } from "../output.ts";
import { allowed, router } from "../trpc.ts";

export const teamPeopleInput = z.strictObject({
  search: z.string().trim().max(200, "Search must be 200 characters or fewer").default(""),
});

export const teamsRouter = router({
  list: allowed("teams.view")
    .input(teamListInput)
    .output(page(teamListItemSchema))
    .query(({ ctx, input }) => listTeams(ctx.core, ctx.actor, input)),

  get: allowed("teams.view")
    .input(byId)
    .output(output(teamDetailSchema))
    .query(({ ctx, input }) => readTeam(ctx.core, ctx.actor, input.id)),

  create: allowed("teams.create")
    .input(teamInput)
    .output(output(teamDetailSchema))
    .mutation(({ ctx, input }) => createTeam(ctx.core, ctx.actor, input)),

  update: allowed("teams.edit")
    .input(teamUpdateInput)
    .output(output(teamDetailSchema))
    .mutation(({ ctx, input }) => updateTeam(ctx.core, ctx.actor, input)),

  remove: allowed("teams.delete")
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => removeTeam(ctx.core, ctx.actor, input.id)),

  /** What deactivating or deleting it would do to campaigns. */
  impact: allowed("teams.view")
    .input(byId)
    .output(output(teamImpactSchema))
    .query(({ ctx, input }) => readTeamImpact(ctx.core, ctx.actor, input.id)),

  /** Who can be put into a team, for whoever makes or changes one. */
  people: allowed("teams.view")
    .input(teamPeopleInput)
    .output(output(z.array(personCardSchema)))
    .query(({ ctx, input }) => findTeamPeople(ctx.core, ctx.actor, input.search)),
});
