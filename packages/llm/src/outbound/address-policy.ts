import { isIP } from "node:net";
import { classifyAddress } from "./classify-address.ts";

/** An address that may not be called; `message` says why, for the log. */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}

/** The endpoint tried to send the request on to another address. */
export class RedirectRefused extends Error {
  override readonly name = "RedirectRefused";
  readonly status: number;
  constructor(status: number, to: string | null) {
    super(`The endpoint answered ${status} and pointed to ${originOf(to)}`);
    this.status = status;
  }
}

/** What can be told from the URL alone; throws `AddressRefused`. */
export function checkUrl(url: URL): void {
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new AddressRefused("Only http and https addresses can be used");
  if (url.username !== "" || url.password !== "") throw new AddressRefused("The address must not contain a user name or password");
  const host = plainHost(url.hostname);
  if (host === "") throw new AddressRefused("The address has no host");
  if (neverNames.some((name) => host === name || host.endsWith(`.${name}`))) throw new AddressRefused(`${host} may never be called`);
}

/** Throws `AddressRefused` unless every address of the host may be called. */
export function checkAddresses(
  target: { hostname: string; port: number },
  addresses: readonly string[],
  hostsAllow: ReadonlySet<string>,
): void {
  const host = plainHost(target.hostname);
  if (addresses.length === 0) throw new AddressRefused(`${host} has no address`);
  const isListed = hostsAllow.has(`${host}:${target.port}`);
  for (const address of addresses) {
    const kind = classifyAddress(address);
    if (kind === "never") throw new AddressRefused(`${host} leads to ${address}, which may never be called`);
    if (kind === "private" && !isListed) {
      // As the list wants it: an address of IPv6 has colons of its own.
      const entry = `${isIP(host) === 6 ? `[${host}]` : host}:${target.port}`;
      throw new AddressRefused(`${host} leads to ${address}, a private address, and ${entry} is not in MODEL_HOSTS_ALLOW`);
    }
  }
}

/** `host:port` entries in the one spelling used for comparing. Entries without a port, or that are no hosts, match nothing. */
export const readHostsAllow = (entries: readonly string[]): ReadonlySet<string> =>
  new Set(entries.map(hostAndPort).filter((entry) => entry !== null));

/** Whether an entry names a host and a port, and so allows something. */
export const isHostAndPort = (entry: string): boolean => hostAndPort(entry) !== null;

function hostAndPort(entry: string): string | null {
  const match = /^([^/@?#\s]+):(\d{1,5})$/.exec(entry.trim());
  const url = match && URL.parse(`http://${match[1]}:${match[2]}/`);
  return url ? `${plainHost(url.hostname)}:${Number(match[2])}` : null;
}

/** Lower case, without brackets and trailing dots. */
export function plainHost(hostname: string): string {
  const bare = hostname.replace(/\.+$/, "").toLowerCase();
  const inner = bare.startsWith("[") && bare.endsWith("]") ? bare.slice(1, -1) : bare;
  return isIP(inner) === 0 ? bare : inner;
}

/** Names under which clouds offer their metadata service. */
const neverNames = ["metadata.google.internal", "metadata.goog", "metadata.azure.internal", "instance-data", "instance-data.ec2.internal"];

const originOf = (to: string | null) => (to !== null && URL.canParse(to) ? new URL(to).origin : "another path");
