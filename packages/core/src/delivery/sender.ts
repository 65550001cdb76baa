/** Who mails come from: what `?from=` says, or the account's own address, or `copydesk@` the host that people know. */
export function senderOf(publicUrl: string, smtpUrl?: URL): string {
  const given = smtpUrl?.searchParams.get("from");
  if (given) return given.includes("<") ? given : `Copydesk <${given}>`;
  const account = decodeURIComponent(smtpUrl?.username ?? "");
  return `Copydesk <${account.includes("@") ? account : `copydesk@${hostOf(publicUrl)}`}>`;
}

export const messageIdOf = (id: string, publicUrl: string) => `<${id}@${hostOf(publicUrl)}>`;

/** Headers of mail that no person wrote: nobody's "out of office" should answer it (RFC 3834). */
export const automaticHeaders = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** An address of numbers is no domain; mail servers take it in brackets only. */
function hostOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /^[\d.]+$|^\[/.test(hostname) ? "localhost" : hostname;
}
