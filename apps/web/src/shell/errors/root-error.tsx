import { PlainFrame } from "./plain-frame.tsx";
import { RouteError } from "./route-error.tsx";

/** The last net: an error outside of the console's frame, or in the frame itself. */
export const RootError = () => (
  <PlainFrame>
    <RouteError />
  </PlainFrame>
);
