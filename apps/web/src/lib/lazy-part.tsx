import { FailureNote } from "@copydesk/ui";
import { Component, type ComponentProps, type ComponentType, lazy, type ReactNode } from "react";
import { isFailedImport } from "./failed-import.ts";
import { onUnreached } from "./fetch-answer.ts";
import { isReached } from "./is-reached.ts";

/** How long a server that is away is left alone before it is asked again, in milliseconds. */
const askAgainAfter = 2_000;

interface Network {
  /** Whether the last thing that was heard of the server is that nobody is there. */
  isAway: () => boolean;
  isReached: () => Promise<boolean>;
  wait: (milliseconds: number) => Promise<void>;
}

let away = false;
onUnreached(() => {
  away = true;
});
const browser: Network = {
  isAway: () => away,
  isReached: async () => {
    away = !(await isReached());
    return !away;
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * A part of a screen that is loaded when it is first shown. One that cannot be loaded says so in its own place; `lazy` alone would
 * end the screen around it, with what is being typed there.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React types `lazy`, since properties of a component cannot be inferred from less
export function lazyPart<T extends ComponentType<any>>(load: () => Promise<{ default: T }>) {
  let loading: Promise<{ default: T }> | undefined;
  const loadOnce = () => {
    loading ??= loadWhenReached(load).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const Part = lazy(loadOnce);
  return Object.assign(
    (properties: ComponentProps<T>) => (
      <PartBoundary>
        <Part {...properties} />
      </PartBoundary>
    ),
    /** Loads it before it is shown: from then on it can be, whether the server is there or not. */
    { load: loadOnce },
  );
}

/**
 * Loads a module. While the server is known to be away nothing is asked for, however long that takes: Chromium keeps the failure of a
 * module, and of every module that it needs, for as long as the page lives.
 */
export async function loadWhenReached<T>(load: () => Promise<T>, network: Network = browser): Promise<T> {
  while (network.isAway() && !(await network.isReached())) await network.wait(askAgainAfter);
  return load();
}

class PartBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isFailedImport(error)) throw error;
    return (
      <FailureNote
        title="This part of the page could not be loaded"
        retryLabel="Reload Web Page"
        onRetry={() => location.reload()}
        className="p-6"
      >
        What you saved is kept.
      </FailureNote>
    );
  }
}
