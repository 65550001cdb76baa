import type { AppRouter } from "@copydesk/api";
import { createTRPCReact } from "@trpc/react-query";

/** Typed hooks of every procedure; a hook per endpoint in the feature folders wraps them. They work inside the console's frame. */
export const trpc = createTRPCReact<AppRouter>();
