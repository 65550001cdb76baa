import { BlockList, isIP } from "node:net";
import { z } from "zod";

const mostHops = 10;
const groups = ["loopback", "linklocal", "uniquelocal"];
const expected = `a number of proxies from 0 to ${mostHops}, or their addresses such as 10.0.0.1,192.168.0.0/16,loopback`;

/**
 * Which proxies are believed when they say who is calling: how many stand in front, counted from this server outwards, or
 * their addresses and networks. Express reads both in this form.
 */
export const trustedProxies = z
  .string()
  .default("0")
  .transform((value, context) => {
    if (/^\d+$/.test(value.trim())) {
      const hops = Number(value);
      if (hops <= mostHops) return hops;
    } else {
      const proxies = value.split(",").map((one) => one.trim());
      if (proxies.every((one) => groups.includes(one) || isNetwork(one))) return proxies;
    }
    context.addIssue({ code: "custom", message: expected });
    return z.NEVER;
  });
export type TrustedProxies = z.output<typeof trustedProxies>;

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  try {
    new BlockList().addSubnet(address, /^\d{1,3}$/.test(bits) ? Number(bits) : -1, family === 6 ? "ipv6" : "ipv4");
    return true;
  } catch {
    return false;
  }
}
