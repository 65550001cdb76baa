import { loginInput } from "@copydesk/contracts";
import { logIn, logOut, readCompany } from "@copydesk/core";
import { warmUpProcedure } from "../generation/router.ts";
import { publicProcedure, router, signedIn } from "../trpc.ts";

export const authRouter = router({
  login: publicProcedure.input(loginInput).mutation(async ({ ctx, input }) => {
    const { token, user_id, expires_at } = await logIn(ctx.core, input, ctx.origin);
    ctx.cookie.set(token, expires_at);
    return { token, user_id };
  }),

  logout: signedIn.mutation(async ({ ctx }) => {
    await logOut(ctx.core, ctx.actor);
    ctx.cookie.clear();
    return null;
  }),

  company: publicProcedure.query(({ ctx }) => readCompany(ctx.core)),

  warmup: warmUpProcedure,
});
