import { findAddresses } from "../reader/links.ts";

/** “shuk-yafo” of shuk-yafo.example: what the people whom the story sends readers to call themselves. */
export const siteName = (address: string): string =>
  (
    /^(?:https?:\/\/)?(?:[^@\s/]+@)?(?:[\p{L}\p{N}-]+\.)*?([\p{L}\p{N}-]+)(?:\.(?:com?|org|ac|go|or|ne|net|gov))?\.\p{L}{2,}(?:\/|$)/iu.exec(
      address,
    )?.[1] ?? ""
  ).replaceAll("-", " ");

/** The same as a text spells it, “Hessle Lido” of hesslelido.example; empty where it is only the name of an address. */
export function toldSiteName(address: string, text: string): string {
  const letters = siteName(address).match(/[\p{L}\p{M}\p{N}]/gu) ?? [];
  if (letters.length < shortestName) return "";
  const running = findAddresses(text).reduce((left, one) => left.replaceAll(one, " "), text);
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters.join("[\\s-]?")}(?![\\p{L}\\p{N}])`, "iu").exec(running)?.[0] ?? "";
}
const shortestName = 4;
