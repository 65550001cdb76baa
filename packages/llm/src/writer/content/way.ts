/** Parts of a short text, and what they are worth: what two of them are worth together decides which stays where there is no room for both. */
export interface Way<Parts> {
  parts: Parts;
  worth: number;
}
