/**
 * Names of the procedures that a tRPC path calls, several of them with commas between: `/campaigns.list,profile.get`.
 * tRPC decodes the path before it looks, so whoever counts or refuses calls must look at it decoded as well.
 * @param path behind the mount of tRPC, with its first slash.
 */
export function procedureNames(path: string): string[] {
  return decoded(path.slice(1)).split(",");
}

/** What cannot be decoded is refused by tRPC itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
