import type { Grants, TokenAccess, userStatuses } from "@copydesk/contracts";
import { bool, index, int, json, lower, primaryId, primaryKey, ref, table, text, time, uniqueIndex } from "../columns.ts";
import { authored } from "./shared.ts";

/** People. Lucia's adapter reads this table whole, so no secret has a column here. */
export const users = table(
  "users",
  {
    id: primaryId(),
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    profile_pic: text(),
    job_title: text().notNull().default(""),
    status: text<(typeof userStatuses)[number]>().notNull(),
    timezone: text().notNull(),
    auth_source: text<"password" | "microsoft">().notNull().default("password"),
    last_login_at: time(),
    /** A removed person keeps the row that what they did points to; their address is free again. */
    deleted_at: time(),
    ...authored(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    index("users_by_name").on(t.deleted_at, lower(t.first_name), lower(t.last_name), t.id),
    index("users_by_email").on(t.deleted_at, t.email, t.id),
    index("users_by_status").on(t.deleted_at, t.status, lower(t.first_name), lower(t.last_name), t.id),
    index("users_by_login").on(t.deleted_at, t.last_login_at, t.id),
    index("users_by_creation").on(t.deleted_at, t.created_at, t.id),
  ],
);

export const user_passwords = table("user_passwords", {
  user_id: primaryId().references(() => users.id, { onDelete: "cascade" }),
  password_hash: text().notNull(),
  changed_at: time().notNull(),
});

/** Lucia's sessions. `id` is the SHA-256 of the token; `expires_at` is in seconds, as the adapter wants it. */
export const sessions = table(
  "sessions",
  {
    id: primaryId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expires_at: int().notNull(),
    created_at: time().notNull(),
    last_seen_at: time().notNull(),
    remember: bool().notNull(),
    user_agent: text().notNull(),
    address: text().notNull(),
  },
  (t) => [index("sessions_user").on(t.user_id, t.last_seen_at), index("sessions_expiry").on(t.expires_at)],
);

/** Failed sign-ins of the last minutes; counted here so that a restart does not forget them. */
export const sign_in_failures = table(
  "sign_in_failures",
  { id: primaryId(), email: text().notNull(), address: text().notNull(), at: time().notNull() },
  (t) => [
    index("sign_in_failures_account").on(t.email, t.address, t.at),
    index("sign_in_failures_address").on(t.address, t.at),
    index("sign_in_failures_at").on(t.at),
  ],
);

/** Activation and reset links. Only the hash of the token is kept; the newest of a kind is the valid one. */
export const password_tokens = table(
  "password_tokens",
  {
    id: primaryId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text<"activation" | "reset">().notNull(),
    token_hash: text().notNull(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
    used_at: time(),
  },
  (t) => [uniqueIndex("password_tokens_hash").on(t.token_hash), index("password_tokens_user").on(t.user_id, t.kind, t.created_at)],
);

/** Keys of scripts that act for a person. Only the hash of the token is kept; `last_four` lets its owner tell it from others. */
export const personal_tokens = table(
  "personal_tokens",
  {
    id: primaryId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    token_hash: text().notNull(),
    last_four: text().notNull(),
    access: text<TokenAccess>().notNull(),
    created_at: time().notNull(),
    /** Null for a token without an end. */
    expires_at: time(),
    last_used_at: time(),
  },
  (t) => [uniqueIndex("personal_tokens_hash").on(t.token_hash), index("personal_tokens_user").on(t.user_id, t.created_at)],
);

/** Accounts at other services: single sign-on identities and connected tools. Tokens are encrypted. */
export const connected_accounts = table(
  "connected_accounts",
  {
    id: primaryId(),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text<"microsoft" | "asana">().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    display_name: text().notNull(),
    encrypted_tokens: text(),
    token_expires_at: time(),
    created_at: time().notNull(),
    updated_at: time().notNull(),
  },
  (t) => [
    uniqueIndex("connected_accounts_subject").on(t.provider, t.issuer, t.subject),
    index("connected_accounts_user").on(t.user_id, t.provider),
  ],
);

/** Round trips to another service's sign-in page that are still open. Single use, bound to the browser that began them. */
export const oauth_attempts = table(
  "oauth_attempts",
  {
    /** SHA-256 of the state that went out. */
    id: primaryId(),
    provider: text<"microsoft" | "asana">().notNull(),
    /** SHA-256 of the cookie that the browser holds meanwhile. */
    browser_hash: text().notNull(),
    /** Nonce and PKCE verifier, encrypted. */
    sealed: text().notNull(),
    /** Who connects an account; null for a sign-in. */
    user_id: ref().references(() => users.id, { onDelete: "cascade" }),
    /** Path of this site to go on to. */
    redirect_to: text().notNull(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
  },
  (t) => [index("oauth_attempts_expiry").on(t.expires_at), index("oauth_attempts_user").on(t.user_id)],
);

export const roles = table(
  "roles",
  {
    id: primaryId(),
    /** Set on the roles that every database has. */
    system_key: text(),
    name: text().notNull(),
    name_folded: text().notNull(),
    description: text().notNull(),
    grants: json<Grants>().notNull(),
    is_system: bool().notNull(),
    ...authored(),
  },
  (t) => [
    uniqueIndex("roles_name").on(t.name_folded),
    uniqueIndex("roles_system_key").on(t.system_key),
    index("roles_updated").on(t.updated_at, t.id),
  ],
);

export const user_roles = table(
  "user_roles",
  {
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role_id: ref()
      .notNull()
      .references(() => roles.id),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.role_id] }), index("user_roles_role").on(t.role_id)],
);

export const teams = table(
  "teams",
  {
    id: primaryId(),
    name: text().notNull(),
    name_folded: text().notNull(),
    description: text().notNull(),
    colour: text().notNull(),
    status: text<"active" | "inactive">().notNull(),
    ...authored(),
  },
  (t) => [
    uniqueIndex("teams_name").on(t.name_folded),
    index("teams_status").on(t.status, t.name_folded),
    index("teams_created").on(t.created_at, t.id),
  ],
);

export const team_members = table(
  "team_members",
  {
    team_id: ref()
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    can_edit: bool().notNull(),
  },
  (t) => [primaryKey({ columns: [t.team_id, t.user_id] }), index("team_members_user").on(t.user_id)],
);

export const user_preferences = table(
  "user_preferences",
  {
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    value: text().notNull(),
    value_type: text<"string" | "number" | "boolean" | "json">().notNull(),
    updated_at: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.key] })],
);
