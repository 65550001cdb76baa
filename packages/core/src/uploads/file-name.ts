import { AppError, uploadExtensions } from "@copydesk/contracts";

const longest = 200;
/** Other ends of the same kinds. */
const alsoRead = ["markdown", "text", "htm", "tsv"];

/**
 * What a file is called on the screen: the last part of a path, without characters that nobody sees or that turn the
 * direction of what follows. It is never used as a path.
 * @throws BAD_REQUEST without a name, UNSUPPORTED_TYPE for a kind that cannot be read.
 */
export function plainFileName(name: string): string {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const plain = last
    .toWellFormed()
    .replace(/[\p{C}\u2028\u2029]/gu, "")
    .trim();
  if (/^\.*$/.test(plain)) throw new AppError("BAD_REQUEST", "This file has no name. Give it one and send it again.");
  const extension = /\.([^.]+)$/.exec(plain)?.[1]?.toLowerCase() ?? "";
  if (![...uploadExtensions, ...alsoRead].includes(extension)) {
    const known = uploadExtensions.map((one) => `.${one}`).join(", ");
    throw new AppError("UNSUPPORTED_TYPE", `This kind of file cannot be read. Choose one of ${known}.`);
  }
  return shorten(plain, extension);
}

/** A long one keeps its end, which tells what it is. */
function shorten(name: string, extension: string): string {
  if (name.length <= longest) return name;
  return `${name.slice(0, longest - extension.length - 2).toWellFormed()}….${extension}`;
}
