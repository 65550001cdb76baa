import { AppError, type FieldErrors, type modelInput } from "@copydesk/contracts";
import { schema, type Transaction } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Core } from "../kernel/index.ts";
import type { EndpointTarget } from "./endpoint.ts";
import { type ModelSecrets, openSecrets, originOf, secretPurpose } from "./model-connection.ts";

const { model_secrets } = schema;

type Entered = Pick<z.output<typeof modelInput>, "api_key" | "headers">;

/** What is asked to be kept secret, and for whom. */
export interface SecretsWanted {
  modelId: string;
  target: EndpointTarget;
  entered: Entered;
}

/**
 * Key and headers as they are to be used: what was entered, and for what was left as it is the stored values, which are
 * only good for the address they were entered for.
 * @throws BAD_REQUEST, by field, for what has to be entered again.
 */
export async function chooseSecrets(core: Core, { modelId, target, entered }: SecretsWanted): Promise<ModelSecrets> {
  if (target.provider === "builtin") return { api_key: null, headers: {} };
  const origin = originOf(target.endpoint_url);
  const keeps = entered.api_key === undefined || entered.headers.some((one) => one.value === null);
  const [row] = await core.db.select().from(model_secrets).where(eq(model_secrets.model_id, modelId));
  const stored = keeps && row?.origin === origin ? await openSecrets(core, modelId, origin) : null;
  const errors: FieldErrors = {};
  if (entered.api_key === undefined && row?.encrypted_api_key && row.origin !== origin) errors.api_key = [otherAddress("key")];
  const known = new Map(Object.entries(stored?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
  const headers = entered.headers.map(({ name, value }, at): [string, string] => {
    const chosen = value ?? known.get(name.toLowerCase());
    if (chosen === undefined) errors[`headers.${at}.value`] = [row && row.origin !== origin ? otherAddress("value") : "Value is required"];
    return [name, chosen ?? ""];
  });
  const [first] = Object.values(errors).flat();
  if (first !== undefined) throw new AppError("BAD_REQUEST", first, { fields: errors });
  return { api_key: entered.api_key === undefined ? (stored?.api_key ?? null) : entered.api_key, headers: Object.fromEntries(headers) };
}

const otherAddress = (what: string) => `The ${what} was entered for another address. Enter it again.`;

/** Statements that keep these secrets for a model and nothing else. */
export function writeSecrets(
  tx: Transaction,
  core: Core,
  { modelId, target, secrets }: { modelId: string; target: EndpointTarget; secrets: ModelSecrets },
) {
  const origin = originOf(target.endpoint_url);
  const seal = (secret: string | null) => (secret === null ? null : core.secrets.seal(secret, secretPurpose(modelId, origin)));
  const hasHeaders = Object.keys(secrets.headers).length > 0;
  const forget = tx.delete(model_secrets).where(eq(model_secrets.model_id, modelId));
  if (secrets.api_key === null && !hasHeaders) return [forget];
  const encrypted_headers = hasHeaders ? seal(JSON.stringify(secrets.headers)) : null;
  const row = { encrypted_api_key: seal(secrets.api_key), encrypted_headers, origin, updated_at: new Date(core.now()) };
  return [forget, tx.insert(model_secrets).values({ model_id: modelId, ...row })];
}

/** The last four characters of a key that is long enough for them to say little. */
export const hintOf = (key: string | null): string | null => (key !== null && key.length >= 12 ? key.slice(-4) : null);
