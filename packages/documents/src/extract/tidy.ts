/** What no form accepts goes: control characters and hidden direction marks; and at most one blank line at a time. */
export function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/^\ufeff/, "")
    .replace(/\r\n?|[\u000c\u0085\u2028\u2029]/g, "\n")
    .replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u00ad\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/(?<![ \t\u00a0])[ \t\u00a0]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .normalize("NFC")
    .trim();
}
