/** Something that was deleted and can still be brought back. */
export interface DeletedThing {
  id: string;
  name: string;
  deleted_at: string;
}

/** How many are told of, the latest first. */
export const mostDeleted = 200;
