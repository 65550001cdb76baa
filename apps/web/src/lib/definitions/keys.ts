/** A key made of a label: "Call to action" becomes `call_to_action`. */
export function keyFrom(label: string): string {
  const plain = label
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_");
  return plain
    .replace(/^[^a-z]+/, "")
    .replace(/_+$/, "")
    .slice(0, 40)
    .replace(/_+$/, "");
}

/** A label made of a key: `call_to_action` becomes "Call to action". */
export function labelFrom(key: string): string {
  const words = key.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A key that no other one of the list has. */
export function freeKey(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  let number = 2;
  while (taken.includes(`${wanted}_${number}`)) number += 1;
  return `${wanted}_${number}`;
}
