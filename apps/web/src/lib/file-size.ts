const units = ["Bytes", "KB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"];

/** A size as the specification has it: base 1024, Bytes up to YB, two decimals unless told otherwise; whole bytes stay whole. */
export function formatBytes(bytes: number, decimals = 2): string {
  const size = Number.isFinite(bytes) ? Math.max(0, bytes) : 0;
  let power = size < 1 ? 0 : Math.min(Math.floor(Math.log(size) / Math.log(1024)), units.length - 1);
  // What rounds to 1024 of one unit is 1 of the next.
  if (power > 0 && power < units.length - 1 && Number((size / 1024 ** power).toFixed(decimals)) >= 1024) power += 1;
  const value = size / 1024 ** power;
  return `${power === 0 ? Math.round(value) : value.toFixed(Math.max(0, decimals))} ${units[power]}`;
}
