import { isIP } from "node:net";
import { resolve } from "node:path";
import type { Services } from "@copydesk/core";
import { isHostAndPort } from "@copydesk/llm";
import { z } from "zod";
import { otlpOf, otlpVariables } from "./otlp-settings.ts";
import { checkServices, issuerAddress, serviceOrigin, servicesOf } from "./service-settings.ts";
import { type TrustedProxies, trustedProxies } from "./trusted-proxies.ts";

/** A whole number in digits: what is no number at all is told apart from one that is too large. */
const whole = (from: number, to: number, what: string) =>
  z
    .string()
    .regex(/^\d+$/, what)
    .transform(Number)
    .refine((value) => value >= from && value <= to, what);
const flag = z.enum(["true", "false", "1", "0"], "true or false").transform((value) => value === "true" || value === "1");
const httpAddress = z
  .url({ protocol: /^https?$/, error: "an address such as https://desk.example.com" })
  .transform((value) => value.replace(/\/+$/, ""));
const text = z.string().min(1);
/** Where to listen: an address of this machine, or its name. */
const ownAddress = z
  .string()
  .refine(
    (value) => isIP(value) !== 0 || /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(value),
    "an address such as 127.0.0.1, without a port",
  );
const mailServer = z.string().refine((value) => {
  const { protocol = "", hostname = "" } = URL.parse(value) ?? {};
  return /^smtps?:$/.test(protocol) && hostname !== "";
}, "an address such as smtps://user:password@mail.example.com");
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Every variable that Copydesk reads; `.env.example` explains them. An empty one counts as not set. */
const variables = z.object({
  PORT: whole(0, 65_535, "a number from 0 to 65535").default(3000),
  HOST: ownAddress.default("127.0.0.1"),
  DATA_DIR: text.refine((path) => !path.includes("\0"), "a path, which has no NUL in it").default("./data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: "an address such as postgres://user:password@db.example:5432/copydesk" })
    .optional(),
  PUBLIC_URL: httpAddress
    // Pages ask for their parts at the root of the address.
    .refine((value) => URL.parse(value)?.pathname === "/", "an address without a path, such as https://desk.example.com")
    .optional(),
  COPYDESK_SECRET: z.string().min(32, "at least 32 characters").optional(),
  ADMIN_EMAIL: z.email("an email address").optional(),
  ADMIN_PASSWORD: z.string().min(12, "12 to 256 characters").max(256, "12 to 256 characters").optional(),
  SMTP_URL: mailServer.optional(),
  MS_TENANT_ID: text.optional(),
  MS_CLIENT_ID: text.optional(),
  MS_CLIENT_SECRET: text.optional(),
  MS_ISSUER: issuerAddress.optional(),
  ASANA_CLIENT_ID: text.optional(),
  ASANA_CLIENT_SECRET: text.optional(),
  ASANA_BASE_URL: serviceOrigin.default("https://app.asana.com"),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: httpAddress.optional(),
  OPENAI_MODEL: text.optional(),
  MODEL_HOSTS_ALLOW: z
    .string()
    .default("localhost:11434,127.0.0.1:11434,localhost:1234,localhost:8000")
    .transform((value) =>
      value
        .split(",")
        .map((one) => one.trim())
        .filter((one) => one !== ""),
    )
    .refine((entries) => entries.every(isHostAndPort), "host:port, several with commas"),
  TRUST_PROXY: trustedProxies,
  CALLS_PER_MINUTE: whole(1, 1_000_000_000, "a number of calls, at least 1").default(600),
  METRICS: flag.default(false),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(", ")}`).default("info"),
  BACKUPS_KEPT: whole(0, 365, "a number of nights from 0 to 365").default(7),
  BUILTIN_TOKENS_PER_SECOND: whole(0, 100_000, "a number from 0 to 100000").default(240),
  ...otlpVariables,
  OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: flag.default(false),
});

export interface Configuration extends Omit<Services, "fetch"> {
  port: number;
  host: string;
  dataFolder: string;
  /** Of the Postgres that several processes share; undefined keeps everything in the data folder. */
  databaseUrl: string | undefined;
  /** Without a slash at the end; made from host and port when it is not set. */
  publicUrl: string | undefined;
  secret: string | undefined;
  admin: { email?: string; password?: string };
  /** Where mails go out; undefined writes them to the outbox folder. */
  smtpUrl: string | undefined;
  model: { apiKey?: string; baseUrl?: string; model?: string };
  modelHostsAllowed: string[];
  /** Their word about the caller's address is taken. */
  trustedProxies: TrustedProxies;
  /** Of one session, or of one address without a session. */
  callsPerMinute: number;
  metrics: boolean;
  logLevel: string;
  /** Nightly backups in the data folder; 0 makes none. */
  backupsKept: number;
  /** Pace of the built-in writer; 0 is as fast as it can. */
  builtinTokensPerSecond: number;
}

/**
 * Reads the configuration once.
 * @throws an error that names each wrong variable and what was expected.
 */
export function readConfiguration(env: Record<string, string | undefined> = process.env): Configuration {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = variables.superRefine(checkServices).superRefine(demandSecret).safeParse(set);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => problemOf(issue, set));
    throw new Error(`The configuration is not right:\n${problems.join("\n")}`);
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataFolder: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    publicUrl: value.PUBLIC_URL,
    secret: value.COPYDESK_SECRET,
    admin: given({ email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }),
    smtpUrl: value.SMTP_URL,
    ...servicesOf(value),
    otlp: otlpOf(value),
    model: given({ apiKey: value.OPENAI_API_KEY, baseUrl: value.OPENAI_BASE_URL, model: value.OPENAI_MODEL }),
    modelHostsAllowed: value.MODEL_HOSTS_ALLOW,
    trustedProxies: value.TRUST_PROXY,
    callsPerMinute: value.CALLS_PER_MINUTE,
    metrics: value.METRICS,
    logLevel: value.LOG_LEVEL,
    backupsKept: value.BACKUPS_KEPT,
    builtinTokensPerSecond: value.BUILTIN_TOKENS_PER_SECOND,
  };
}

/** A secret that one process made up would be known to it alone. */
function demandSecret({ DATABASE_URL, COPYDESK_SECRET }: z.output<typeof variables>, context: z.RefinementCtx): void {
  // An address that is none is named first.
  if (!/^postgres(?:ql)?:/.test(DATABASE_URL ?? "") || COPYDESK_SECRET) return;
  const message = "needed beside DATABASE_URL, the same for every process: at least 32 characters, such as from: openssl rand -base64 32";
  context.addIssue({ code: "custom", path: ["COPYDESK_SECRET"], message });
}

const given = <T extends Record<string, string | undefined>>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: string };

const secret = /SECRET|PASSWORD|KEY|SMTP_URL|DATABASE_URL|OTLP/;

/** The variable, what is expected, and what was given, unless that is nobody's business. */
function problemOf({ path, message }: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(path[0] ?? "");
  const value = given[name];
  return `  ${name}: ${message}${value === undefined || secret.test(name) ? "" : ` (it is ${JSON.stringify(value)})`}`;
}

/** An address as it stands in a URL: those of IPv6 in brackets. */
export const hostInUrl = (host: string): string => (host.includes(":") ? `[${host}]` : host);
