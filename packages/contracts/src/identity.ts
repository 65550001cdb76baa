import { z } from "zod";

/** Bounds of sign-in, from the trust decisions of the product. */
export const signInLimits = {
  failuresPerAccountAndAddress: 10,
  failuresPerAddress: 100,
  /** From anywhere; more than these are refused to addresses that the account was not used from. */
  failuresPerAccount: 20,
  /** How long an address that somebody signed in from counts as theirs. */
  familiarDays: 90,
  windowMinutes: 15,
  sessionsPerUser: 10,
  idleHours: 12,
  rememberDays: 30,
  absoluteDays: 30,
} as const;

export const wrongCredentials = "Incorrect email or password";

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "Email must be 254 characters or fewer")
  .pipe(z.email("Enter an email address"));

export const loginInput = z.strictObject({
  email: z.string().trim().min(1, "Email is required").max(254, "Email must be 254 characters or fewer"),
  password: z.string().min(1, "Password is required").max(256, "Password must be 256 characters or fewer"),
  remember: z.boolean().default(false),
});
export type LoginInput = z.input<typeof loginInput>;

/** Key of the session token in local storage and name of its cookie (both set by the specification). */
export const authTokenKey = "auth_token";

export const userStatuses = ["invited", "active", "inactive"] as const;
