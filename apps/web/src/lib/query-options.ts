/**
 * Ways of asking that differ from what holds everywhere (three more tries, from 1 s to 30 s apart; unused answers kept
 * for five minutes), each with its reason. Queries name one of them and set none of this themselves.
 */

/** What is edited should be what is stored now, not what was five minutes ago, and stay what it was while one types. */
export const whileEdited = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: "always" } as const;

/** What a dialog tells before somebody decides (what would be lost, what can come back): counted now, never from before. */
export const countedNow = { gcTime: 0, staleTime: 0 } as const;

/** Follows what is typed: by the next try the question is another one, and a failure is shown beside it at once. */
export const asTyped = { retry: false } as const;

/** Prompts for every state of a form pile up, and each is long: kept for a minute. */
export const asTypedAndLong = { ...asTyped, gcTime: 60_000 } as const;

/** Another service is asked, which the server has tried more than once already. */
export const askedElsewhere = { retry: false } as const;

/** The form waits for it, and opens as well without: one more try, and nothing of it is kept beside what is typed. */
export const formWaits = { retry: 1, gcTime: 0, staleTime: 0, refetchOnReconnect: false } as const;

/** Comes with the person, before the first screen, and is asked again with every step: once there, it is never unknown. */
export const knownWithPerson = { gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY } as const;
