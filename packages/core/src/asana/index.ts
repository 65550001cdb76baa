export { listAsanaProjects, listAsanaWorkspaces } from "./asana-places.ts";
export { queuePosts } from "./queue-posts.ts";
export { readSendings } from "./read-sendings.ts";
export { sendDuePosts, startAsanaJob } from "./send-due-posts.ts";
