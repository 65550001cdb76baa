export { type AsanaCall, asanaFetch } from "./asana-fetch.ts";
export { startAsanaJob } from "./asana-job.ts";
export { listAsanaProjects, listAsanaWorkspaces } from "./asana-places.ts";
export { beginAsana, finishAsana, withOutcome } from "./connect-asana.ts";
export { type AsanaConnection, asanaConnection } from "./connection.ts";
export { queuePosts } from "./queue-posts.ts";
export { readSendings } from "./read-sendings.ts";
export { sendDuePosts } from "./send-due-posts.ts";
