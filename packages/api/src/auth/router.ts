import { checkLinkInput, forgotPasswordInput, loginInput, resetPasswordInput } from "@copydesk/contracts";
import { checkLink, forgotPassword, logIn, logOut, readCompany, resetPassword } from "@copydesk/core";
import { warmUpProcedure } from "../generation/router.ts";
import { inPerson, publicProcedure, router } from "../trpc.ts";

export const authRouter = router({
  login: publicProcedure.input(loginInput).mutation(async ({ ctx, input }) => {
    const { token, user_id, expires_at } = await logIn(ctx.core, input, ctx.origin);
    ctx.cookie.set(token, expires_at);
    return { token, user_id };
  }),

  logout: inPerson.mutation(async ({ ctx }) => {
    await logOut(ctx.core, ctx.actor);
    ctx.cookie.clear();
    return null;
  }),

  forgot_password: publicProcedure.input(forgotPasswordInput).mutation(async ({ ctx, input }) => {
    await forgotPassword(ctx.core, input, ctx.origin);
    return null;
  }),

  /** Changes nothing, but a query would put the token into an address, and addresses end up in logs. */
  check_link: publicProcedure.input(checkLinkInput).mutation(({ ctx, input }) => checkLink(ctx.core, input.token)),

  reset_password: publicProcedure.input(resetPasswordInput).mutation(async ({ ctx, input }) => {
    await resetPassword(ctx.core, input, ctx.origin);
    return null;
  }),

  company: publicProcedure.query(({ ctx }) => readCompany(ctx.core)),

  warmup: warmUpProcedure,
});
