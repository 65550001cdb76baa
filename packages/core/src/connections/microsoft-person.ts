import { AppError, emailSchema } from "@copydesk/contracts";

/** What a verified id token says, as far as it concerns us. */
export type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string };

export interface MicrosoftPerson {
  /** Together with `subject` who it is, for good. */
  issuer: string;
  subject: string;
  /** Their address as Microsoft shows it, proven or not; empty when there is none. */
  shownAs: string;
  /** Addresses that are proven to be theirs, the better proof first. */
  provenEmails: string[];
}

/**
 * Who a verified id token is about, and which addresses it proves. An address in a token is proof only when
 * - Microsoft says that the owner of its domain vouches for it (`xms_edov`, or OpenID Connect's `email_verified`), or
 * - it is the user name of a member of our tenant, which can only lie in a domain that the tenant has proven.
 * A plain `email` is what somebody typed into a directory; a guest's user name belongs to a directory that is not ours.
 * Sources: Microsoft's "ID token claims" and "Optional claims" references; docs/decisions/010.
 * @throws UNAUTHENTICATED for a token of another tenant.
 */
export function readMicrosoftPerson(claims: Claims, tenantId: string): MicrosoftPerson {
  const tenant = textOf(claims.tid)?.toLowerCase();
  if (tenant !== undefined && tenant !== tenantId.toLowerCase()) {
    throw new AppError("UNAUTHENTICATED", "This Microsoft account belongs to another company.");
  }
  const email = emailOf(claims.email);
  const userName = emailOf(claims.preferred_username);
  const isGuest = isFromElsewhere(claims, tenantId);
  const proven = [
    !isGuest && (saysYes(claims.xms_edov) || claims.email_verified === true) ? email : null,
    !isGuest && tenant !== undefined ? userName : null,
  ];
  return {
    issuer: claims.iss,
    subject: claims.sub,
    shownAs: email ?? userName ?? textOf(claims.name) ?? "",
    provenEmails: [...new Set(proven.filter((one) => one !== null))],
  };
}

/** Guests are signed in by our tenant but live in another directory, whose word about addresses is not ours. */
function isFromElsewhere(claims: Claims, tenantId: string): boolean {
  const home = textOf(claims.idp);
  const isAbroad = home !== undefined && home !== claims.iss && !home.toLowerCase().includes(tenantId.toLowerCase());
  return isAbroad || Number(claims.acct ?? 0) !== 0 || /#ext#/i.test(textOf(claims.upn) ?? "");
}

/** Entra has sent this claim as a boolean, a number and text. */
const saysYes = (claim: unknown) => claim === true || claim === 1 || claim === "1" || claim === "true";
const textOf = (claim: unknown) => (typeof claim === "string" && claim !== "" ? claim.slice(0, 254) : undefined);
const emailOf = (claim: unknown) => emailSchema.safeParse(claim).data ?? null;
