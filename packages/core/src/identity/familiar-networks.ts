import { BlockList, isIPv6 } from "node:net";
import { signInLimits } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { addressesOf } from "../audit/index.ts";
import { type Core, ofCore, RecentlyUsed } from "../kernel/index.ts";

/** What only the owner of an account can have done: each knew its password, or read its mail. */
const proofs = ["auth.login", "auth.password_reset", "user.activated"];
const since = signInLimits.familiarDays * 24 * 3_600_000;
/** Providers give a household or an office a network of this size at least, and a device a new address in it every day. */
const networkBits = 64;
/** How long an answer is kept, in milliseconds: guesses come by the hundred, and each would read through a person's log. */
const holdsFor = 60_000;

/** Whether whoever has this account has used it from this address, or from its IPv6 network, in the last months. False for a name that nobody has. */
export async function isFamiliar(core: Core, email: string, address: string): Promise<boolean> {
  const { users } = schema;
  const [user] = await core.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) return false;
  return (await networksOf(core, user.id)).some((network) => isSameNetwork(network, address));
}

const known = ofCore(() => new RecentlyUsed<{ at: number; networks: Promise<string[]> }>(1_000));

function networksOf(core: Core, userId: string): Promise<string[]> {
  const cached = known(core).get(userId);
  if (cached && core.now() - cached.at < holdsFor) return cached.networks;
  return known(core).set(userId, { at: core.now(), networks: readNetworks(core, userId) }).networks;
}

const readNetworks = (core: Core, userId: string): Promise<string[]> =>
  addressesOf(core, { actorId: userId, actions: proofs, since: new Date(core.now() - since) });

function isSameNetwork(one: string, other: string): boolean {
  if (one === other) return true;
  // An IPv4 address may be written as one of IPv6; then all of it counts.
  if (!isIPv6(one) || !isIPv6(other) || one.includes(".") || other.includes(".")) return false;
  const network = new BlockList();
  network.addSubnet(one, networkBits, "ipv6");
  return network.check(other, "ipv6");
}
