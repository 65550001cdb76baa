import { BlockList, isIPv4, isIPv6 } from "node:net";

/** `private` covers loopback; `never` may not be called whatever the settings say. */
export type AddressKind = "public" | "private" | "never";

/**
 * What kind of IP address this is, in any spelling that a URL or a resolver gives. IPv6 forms that carry an IPv4
 * address (mapped, compatible, NAT64, 6to4) count as the address they carry. Ranges: IANA special-purpose registries
 * (RFC 6890 and its successors) and the metadata addresses that clouds document.
 */
export function classifyAddress(address: string): AddressKind {
  if (isIPv4(address)) return classifyV4(address);
  if (!isIPv6(address) || address.includes("%")) return "never";
  const groups = expandV6(address);
  const inner = embeddedV4(groups);
  if (inner !== null) return classifyV4(inner);
  const plain = groups.map((group) => group.toString(16)).join(":");
  if (never.check(plain, "ipv6")) return "never";
  return local.check(plain, "ipv6") ? "private" : "public";
}

const classifyV4 = (address: string): AddressKind =>
  never.check(address, "ipv4") ? "never" : local.check(address, "ipv4") ? "private" : "public";

const list = (v4: readonly string[], v6: readonly string[]) => {
  const ranges = new BlockList();
  for (const [family, entries] of [["ipv4", v4] as const, ["ipv6", v6] as const]) {
    for (const entry of entries) {
      const [net = "", bits = ""] = entry.split("/");
      ranges.addSubnet(net, Number(bits), family);
    }
  }
  return ranges;
};

const never = list(
  [
    "0.0.0.0/8", // "this network"; reaches loopback on some systems
    "169.254.0.0/16", // link-local, with the metadata service of most clouds
    "100.100.100.200/32", // metadata, Alibaba Cloud
    "168.63.129.16/32", // wire server, Azure
    "192.0.0.192/32", // metadata, Oracle Cloud
    "192.0.2.0/24", // documentation
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/4", // multicast
    "240.0.0.0/4", // reserved and broadcast
  ],
  [
    "::/128",
    "fe80::/10", // link-local
    "fd00:ec2::254/128", // metadata, AWS
    "fd20:ce::254/128", // metadata, Google Cloud
    "ff00::/8", // multicast
    "2001::/32", // Teredo: hides another address
    "2001:db8::/32", // documentation
    "100::/64", // discard
    "64:ff9b:1::/48", // local-use translation: hides another address
  ],
);

const local = list(
  ["10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "172.16.0.0/12", "192.0.0.0/24", "192.168.0.0/16", "198.18.0.0/15"],
  ["::1/128", "fc00::/7", "fec0::/10"],
);

/** The eight 16-bit groups; the URL parser knows all the spellings. */
function expandV6(address: string): number[] {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = plain.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = new Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16));
}

function embeddedV4(groups: readonly number[]): string | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  const upperIsZero = a + b + c + d === 0;
  const isMapped = upperIsZero && ((e === 0 && f === 0xffff) || (e === 0xffff && f === 0));
  // `::` and `::1` look like compatible addresses but are IPv6's own.
  const isCompatible = upperIsZero && e === 0 && f === 0 && !(g === 0 && h <= 1);
  const isNat64 = a === 0x64 && b === 0xff9b && c + d + e + f === 0;
  if (isMapped || isCompatible || isNat64) return toV4(g, h);
  return a === 0x2002 ? toV4(b, c) : null;
}

const toV4 = (high: number, low: number) => [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
