import {
  checkLinkInput,
  companySettingsSchema,
  forgotPasswordInput,
  linkStateSchema,
  loginInput,
  resetPasswordInput,
  sessionTokenSchema,
} from "@copydesk/contracts";
import { checkLink, forgotPassword, logIn, logOut, readCompany, resetPassword } from "@copydesk/core";
import { warmUpProcedure } from "../generation/router.ts";
import { nothing, output } from "../output.ts";
import { inPerson, publicProcedure, router } from "../trpc.ts";

export const authRouter = router({
  login: publicProcedure
    .input(loginInput)
    .output(output(sessionTokenSchema))
    .mutation(async ({ ctx, input }) => {
      const { token, user_id, expires_at } = await logIn(ctx.core, input, ctx.origin);
      ctx.cookie.set(token, expires_at);
      return { token, user_id };
    }),

  logout: inPerson.output(nothing).mutation(async ({ ctx }) => {
    await logOut(ctx.core, ctx.actor);
    ctx.cookie.clear();
    return null;
  }),

  forgot_password: publicProcedure
    .input(forgotPasswordInput)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await forgotPassword(ctx.core, input, ctx.origin);
      return null;
    }),

  /** Changes nothing, but a query would put the token into an address, and addresses end up in logs. */
  check_link: publicProcedure
    .input(checkLinkInput)
    .output(output(linkStateSchema))
    .mutation(({ ctx, input }) => checkLink(ctx.core, input.token)),

  reset_password: publicProcedure
    .input(resetPasswordInput)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await resetPassword(ctx.core, input, ctx.origin);
      return null;
    }),

  company: publicProcedure.output(output(companySettingsSchema)).query(({ ctx }) => readCompany(ctx.core)),

  warmup: warmUpProcedure,
});
