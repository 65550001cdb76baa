import { peopleLimits } from "@copydesk/contracts";

/** What is to know about a chosen file before it is sent; null when nothing speaks against it. */
export function problemOf({ name, size }: Pick<File, "name" | "size">): string | null {
  if (/\.(xlsx?|ods|numbers)$/i.test(name)) return "This is a spreadsheet. Save it as “CSV UTF-8” and choose that file.";
  if (size > peopleLimits.importBytes) return "Choose a file of 700 kB or less, or split it.";
  return size === 0 ? "This file is empty." : null;
}

/** A file's bytes as base64. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  // Thousands of arguments at once are more than a call takes.
  for (let i = 0; i < bytes.length; i += 8_192) text += String.fromCharCode(...bytes.subarray(i, i + 8_192));
  return btoa(text);
}

const template = [
  "email,first_name,last_name,job_title,roles,teams,timezone",
  "freya.holm@norrbrook.example,Freya,Holm,Content editor,Content creator;Viewer,,Europe/Copenhagen",
].join("\r\n");

/** The columns with one person as an example; the mark at the start tells spreadsheets that it is UTF-8. */
export const templateFile = () => new Blob([`\ufeff${template}\r\n`], { type: "text/csv" });

/** Links as a file, one line an address. */
export const linksFile = (links: readonly { email: string; link: string }[]) =>
  new Blob([["email,link", ...links.map(({ email, link }) => `${email},${link}`), ""].join("\r\n")], { type: "text/csv" });

/** Gives a file to the browser to keep. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the address until the file is written.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
