import { FailureNote } from "@copydesk/ui";
import type { ComponentProps } from "react";
import type { Failure } from "./failure.ts";

interface FailedProps extends Omit<ComponentProps<typeof FailureNote>, "children" | "requestId"> {
  failure: Failure;
}

/** What failed, in the server's words and with the number under which its log tells more. */
export const Failed = ({ failure, ...note }: FailedProps) => (
  <FailureNote {...note} requestId={failure.requestId}>
    {failure.message}
  </FailureNote>
);
