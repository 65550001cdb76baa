/** What comes after an address: people type and paste commas, semicolons, spaces and lines. */
const between = /[\s,;]+/;

/** Addresses in what was typed or pasted, also from lists such as `Freya Holm <freya@norrbrook.example>; …`. */
export function splitAddresses(text: string): string[] {
  const bare = /<[^<>]*@[^<>]*>/.test(text) ? text.replace(/[^,;\n<]*<([^<>]*)>/g, " $1 ") : text;
  return bare
    .split(between)
    .map((part) => part.replace(/^["'(<]+|[>)"'.]+$/g, "").toLowerCase())
    .filter((part) => part !== "");
}

/** Whether something was typed after which the address is complete. */
export const endsAddress = (text: string): boolean => /[\s,;]/.test(text);

/** What was there and what is new, each once, in order. */
export const addAddresses = (there: readonly string[], text: string): string[] => [...new Set([...there, ...splitAddresses(text)])];
