import { safePath } from "@copydesk/contracts";

export { safePath };

/** Address of the sign-in page that comes back to `path`, `/` included: the specification wants it said. */
export function loginPath(path: string): string {
  const back = safePath(path);
  return back ? `/auth/login?redirect=${encodeURIComponent(back)}` : "/auth/login";
}
