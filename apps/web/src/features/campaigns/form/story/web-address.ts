/** What was typed as an address to link to, with https when no scheme was given; null for anything but the web and mail. */
export function webAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  if (protocol === "mailto:") return address;
  return (protocol === "https:" || protocol === "http:") && hostname.includes(".") ? address : null;
}
