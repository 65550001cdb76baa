import { isIP } from "node:net";
import { AddressRefused, checkUrl, plainHost } from "./address-policy.ts";
import { classifyAddress } from "./classify-address.ts";

/**
 * Why an address can never be an endpoint, in words; null for one that may be tried. Looks at the address alone: where a
 * name leads is only found out, and checked, with every connection.
 */
export function refusalOfEndpoint(address: string): string | null {
  if (!URL.canParse(address)) return "This is not a web address. One looks like https://api.example.com/v1";
  const url = new URL(address);
  try {
    checkUrl(url);
  } catch (error) {
    if (error instanceof AddressRefused) return error.message;
    throw error;
  }
  const host = plainHost(url.hostname);
  if (isIP(host) !== 0 && classifyAddress(host) === "never") return `${host} may never be called`;
  return null;
}
