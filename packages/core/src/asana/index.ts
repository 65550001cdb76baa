export { queuePosts } from "./queue-posts.ts";
export { readSendings } from "./read-sendings.ts";
export { sendDuePosts, startAsanaJob } from "./send-due-posts.ts";
export { listAsanaProjects, listAsanaWorkspaces } from "./workspaces.ts";
