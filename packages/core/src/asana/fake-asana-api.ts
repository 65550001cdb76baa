export interface FakeAccount {
  gid: string;
  name: string;
  email: string;
}

export interface FakeAnswer {
  status: number;
  json?: unknown;
  headers?: Record<string, string>;
}

export interface FakeTask {
  gid: string;
  name: string;
  notes: string;
  due_at: string | null;
  due_on: string | null;
  completed: boolean;
  projects: { gid: string; name: string }[];
  permalink_url: string;
  external: { gid: string } | null;
}

interface ApiCall {
  account: FakeAccount | undefined;
  method: string;
  url: URL;
  body: string;
  tasks: Map<string, FakeTask>;
}

const workspace = { gid: "1300000000000001", name: "Norrbrook", resource_type: "workspace" };
const projects = [
  { gid: "1400000000000001", name: "Marketing calendar", resource_type: "project" },
  { gid: "1400000000000002", name: "Press", resource_type: "project" },
];

/** The calls under `/api/1.0`, as developers.asana.com/reference has them. */
export function answerApi({ account, method, url, body, tasks }: ApiCall): FakeAnswer {
  if (!account) return failure(401, "Not Authorized");
  const path = url.pathname.replace("/api/1.0", "");
  const call = `${method} ${path}`;
  if (call === "GET /users/me") return found({ ...account, resource_type: "user", workspaces: [workspace] });
  if (call === "GET /workspaces") return found([workspace]);
  if (call === "GET /projects")
    return url.searchParams.get("workspace") === workspace.gid ? found(projects) : failure(400, "workspace: Missing input");
  const project = projects.find((one) => path === `/projects/${one.gid}`);
  if (method === "GET" && project) return found(project);
  if (call === "POST /tasks") return makeTask(body, tasks);
  const task = taskAt(path, tasks);
  if (!task) return failure(404, `Unknown object: ${path}`);
  if (method === "GET") return found(task);
  if (method === "DELETE") return tasks.delete(task.gid) ? found({}) : failure(404, "Unknown object");
  return found(Object.assign(task, contentOf(read(body))));
}

/** A task by its own id, or by the one that an app gave it. */
function taskAt(path: string, tasks: Map<string, FakeTask>): FakeTask | undefined {
  const [, external, gid = ""] = /^\/tasks\/(external:)?([\w-]+)$/.exec(decodeURIComponent(path)) ?? [];
  return external ? [...tasks.values()].find((task) => task.external?.gid === gid) : tasks.get(gid);
}

const found = (data: unknown): FakeAnswer => ({ status: 200, json: { data } });
const failure = (status: number, message: string): FakeAnswer => ({ status, json: { errors: [{ message }] } });

function makeTask(body: string, tasks: Map<string, FakeTask>): FakeAnswer {
  const given = read(body);
  const wanted = Array.isArray(given.projects) ? given.projects : [];
  const inProjects = projects.filter((one) => wanted.includes(one.gid)).map(({ gid, name }) => ({ gid, name }));
  if (inProjects.length === 0 && given.workspace !== workspace.gid)
    return failure(400, "You should specify one of workspace, parent, projects");
  const gid = String(1_500_000_000_000_000 + tasks.size + 1);
  const task = {
    gid,
    name: "",
    notes: "",
    due_at: null,
    due_on: null,
    completed: false,
    external: externalOf(given.external),
    projects: inProjects,
    permalink_url: `https://app.asana.com/0/0/${gid}`,
  };
  tasks.set(gid, { ...task, ...contentOf(given) });
  return { ...found(tasks.get(gid)), status: 201 };
}

function read(body: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(body || "{}");
  const data = typeof parsed === "object" && parsed !== null && "data" in parsed ? parsed.data : null;
  return typeof data === "object" && data !== null ? { ...data } : {};
}

function externalOf(given: unknown): { gid: string } | null {
  return typeof given === "object" && given !== null && "gid" in given && typeof given.gid === "string" ? { gid: given.gid } : null;
}

/** What a call may set of a task; the rest of what it says is ignored, as Asana does. */
function contentOf(given: Record<string, unknown>): Partial<FakeTask> {
  const names = ["name", "notes", "due_at", "due_on"] as const;
  return {
    ...Object.fromEntries(
      names.filter((name) => typeof given[name] === "string" || given[name] === null).map((name) => [name, given[name]]),
    ),
    ...(typeof given.completed === "boolean" ? { completed: given.completed } : {}),
  };
}
