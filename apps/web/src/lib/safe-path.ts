import { safePath } from "@copydesk/contracts";

export { safePath };

/** Address of the sign-in page that comes back to `path`. */
export function loginPath(path: string): string {
  const back = safePath(path);
  return back && back !== "/" ? `/auth/login?redirect=${encodeURIComponent(back)}` : "/auth/login";
}
