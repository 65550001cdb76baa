/** Most that is kept of an endpoint's own words. */
const longest = 2_000;

/**
 * An endpoint's words without anything secret: the given secrets in every spelling they may be echoed in, and whatever
 * looks like a key. At most 2 000 characters.
 */
export function redact(words: string, secrets: readonly string[]): string {
  let text = words;
  for (const secret of secrets.flatMap(spellingsOf)) text = text.replaceAll(secret, "•••");
  for (const pattern of keyLike) text = text.replace(pattern, "•••");
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** Every way in which a secret may be echoed; none for what is too short to be one. */
export const spellingsOf = (secret: string): string[] => {
  const plain = secret.trim();
  // Shorter ones would tear holes into ordinary words.
  if (plain.length < 6) return [];
  return [...new Set([plain, encodeURIComponent(plain), JSON.stringify(plain).slice(1, -1), Buffer.from(plain).toString("base64")])];
};

// Providers echo keys in part ("sk-abc***xyz"), so their shape must be enough.
const keyLike = [/\b(?:sk|pk|rk|gsk|xai)-[\w*.-]{6,}/g, /\b(?:Bearer|Basic)\s+[\w.~+/=*-]{6,}/gi, /\bAIza[\w-]{20,}/g];
