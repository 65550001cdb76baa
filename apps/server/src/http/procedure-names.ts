/**
 * Names of the procedures that a tRPC path calls, several of them with commas between: `/campaigns.list,profile.get`.
 * tRPC decodes the path before it looks, so whoever counts or refuses calls must look at it decoded as well.
 * @param path behind the mount of tRPC, with its first slash; what cannot be decoded has been refused before.
 */
export function procedureNames(path: string): string[] {
  return decodeURIComponent(path.slice(1)).split(",");
}
