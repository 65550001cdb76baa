import { Notice } from "@copydesk/ui";

/** Addresses in a proposed text that nobody gave: what a text leads to is looked at before it goes out. */
export function ForeignAddresses({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <Notice tone="warning" className="mx-4 mb-3.5">
      <p>
        {addresses.length === 1 ? "This address isn't" : "These addresses aren't"} in the story, the voice or the channel. Check{" "}
        {addresses.length === 1 ? "it" : "them"} before you accept.
      </p>
      <ul className="mt-1 font-mono text-xs">
        {addresses.map((address) => (
          <li key={address} className="break-all">
            {address}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
