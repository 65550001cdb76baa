import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";

/** Encrypts what must never be read from the database file alone. */
export interface SecretBox {
  /** @param purpose binds the secret to its place, such as `models:{id}:{origin}`; opening elsewhere fails. */
  seal(secret: string, purpose: string): string;
  /** @throws when the text was changed, moved to another place, or sealed with another key. */
  open(sealed: string, purpose: string): string;
  /** The same mark for the same text and purpose, from which the text cannot be found: for what must be told apart and never shown. */
  mark(text: string, purpose: string): string;
}

/** AES-256-GCM under a key derived from the installation's secret; the result is `v1.iv.tag.text` in base64url. */
export function createSecretBox(installationSecret: string): SecretBox {
  const key = createHash("sha256").update(`copydesk secrets\n${installationSecret}`).digest();
  return {
    seal(secret, purpose) {
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return ["v1", ...[iv, cipher.getAuthTag(), text].map((part) => part.toString("base64url"))].join(".");
    },
    open(sealed, purpose) {
      const [version, ...parts] = sealed.split(".");
      const [iv, tag, text] = parts.map((part) => Buffer.from(part, "base64url"));
      if (version !== "v1" || !iv || !tag || !text) throw new Error("This is not a sealed secret.");
      const decipher = createDecipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(purpose)).setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
    },
    mark: (text, purpose) => createHmac("sha256", key).update(`${purpose}\n${text}`).digest("base64url"),
  };
}
