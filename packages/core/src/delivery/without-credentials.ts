/** Longest part of another server's reply that is kept. */
const longest = 300;

/** What a mail server said, cut, and without the password in any form in which it was sent: some servers repeat what they refuse. */
export function withoutCredentials(said: string, { username, password }: Pick<URL, "username" | "password">): string {
  const [user, secret] = [username, password].map(decodeURIComponent) as [string, string];
  const base64 = (text: string) => Buffer.from(text, "utf8").toString("base64");
  // As a plain text, as AUTH LOGIN and as AUTH PLAIN send it (RFC 4616), the last with and without the name in front.
  const forms =
    secret === "" ? [] : [secret, password, base64(secret), base64(`\0${user}\0${secret}`), base64(`${user}\0${user}\0${secret}`)];
  // The longer first: a shorter one may be a part of it.
  const byLength = forms.sort((a, b) => b.length - a.length);
  return byLength.reduce((text, form) => text.replaceAll(form, "•••"), said).slice(0, longest);
}
