import { changePasswordInput, chosenPasswordInput, forgotPasswordInput, resetRequested } from "@copydesk/contracts";
import { z } from "zod";
import { routesOf } from "./rest-route.ts";

const route = routesOf("Account");
const message = z.strictObject({ message: z.string() });

export const passwordRoutes = [
  route(
    {
      method: "POST",
      path: "/auth/forgot-password",
      procedure: "auth.forgot_password",
      summary: "Ask for a mail with a link to choose a new password; answered alike for every address",
      body: forgotPasswordInput,
      answer: message,
    },
    async ({ caller, body }) => {
      await caller.auth.forgot_password(body);
      return { message: resetRequested };
    },
  ),
  route(
    {
      method: "POST",
      path: "/auth/reset-password/{token}",
      procedure: "auth.reset_password",
      summary: "Choose a password by the link of a mail, or activate an account",
      params: z.strictObject({ token: z.string() }),
      query: z.strictObject({ isActivation: z.enum(["true", "false"]).default("false") }),
      body: chosenPasswordInput,
      answer: message,
    },
    async ({ caller, params, query, body }) => {
      const is_activation = query.isActivation === "true";
      await caller.auth.reset_password({ ...body, token: params.token, is_activation });
      return {
        message: is_activation ? "Your account is active. Sign in with your new password." : "Your password is changed. Sign in with it.",
      };
    },
  ),
  route(
    {
      method: "POST",
      path: "/users/profile/password",
      procedure: "profile.change_password",
      summary: "Change your password; your other sessions end",
      status: 204,
      body: changePasswordInput,
    },
    ({ caller, body }) => caller.profile.change_password(body),
  ),
];
