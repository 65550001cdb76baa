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

export interface SessionUser {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  profile_pic: string | null;
  /** Optional features that are on for this person. */
  features: string[];
  /** The account signs in through the company's single sign-on. */
  is_cbn_auth: boolean;
  roles: string[];
}

export interface ModuleItem {
  module_id: string;
  module_code: string;
  module_title: string;
}

export interface CompanySettings {
  ms_auth: boolean;
  enable_chat_agent: boolean;
  /** Address of the company's own logo. */
  logo: string | null;
}

export const userStatuses = ["invited", "active", "inactive"] as const;
