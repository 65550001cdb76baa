import { AppError, passwordLimits } from "@copydesk/contracts";

/**
 * Refuses a password that others would guess: 12 to 256 characters of any kind, none of the commonest, and not with the
 * name of the email address in it.
 * @param field the field the sentence belongs to.
 * @throws RULE_BROKEN
 */
export async function demandGoodPassword(password: string, email: string, field = "new_password"): Promise<void> {
  const problem = await problemOf(password, email);
  if (problem) throw new AppError("RULE_BROKEN", problem, { fields: { [field]: [problem] } });
}

async function problemOf(password: string, email: string): Promise<string | null> {
  const length = [...password.normalize("NFC")].length;
  if (length < passwordLimits.min) return `Use ${passwordLimits.min} characters or more`;
  if (length > passwordLimits.max) return `Use ${passwordLimits.max} characters or fewer`;
  const plain = plainOf(password);
  if (namesIn(email).some((name) => plain.includes(name))) return "Leave your email name out of it";
  // Nobody's only character, and no pair of them: what a list of the commonest cannot hold in every length.
  if (new Set(plain).size <= 2) return "Use more than two different characters";
  const common = await commonest();
  if (common.has(plain)) return "Many people use this password. Choose another";
  if (common.has(stemOf(plain))) return "A common password with digits or repeats is guessed first. Choose another";
  return null;
}

/** A password without the digits and signs around it, and once where it is repeated: what somebody who guesses begins with. */
function stemOf(plain: string): string {
  const bare = plain.replace(/^[\p{N}\p{P}\s]+|[\p{N}\p{P}\s]+$/gu, "");
  return (bare === "" ? plain : bare).replace(/^(.+?)\1+$/u, "$1");
}

const plainOf = (text: string) => text.normalize("NFKC").toLowerCase();

/** What stands before the @, whole and without its dots; one or two letters are in every other word. */
function namesIn(email: string): string[] {
  const local = plainOf(email.split("@")[0] ?? "").replace(/\+.*$/, "");
  return [local, local.replaceAll(/[^\p{L}\p{N}]/gu, "")].filter((name) => name.length >= 3);
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Commonest passwords of leaks; loaded with the first question. */
function commonest(): Promise<ReadonlySet<string>> {
  // By `default`: in the bundle a CommonJS module has no other name.
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ default: { dictionary } }) => new Set(dictionary["passwords-common"].map(plainOf)),
  );
  return common;
}
