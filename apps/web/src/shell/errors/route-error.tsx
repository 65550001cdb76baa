import { Button } from "@copydesk/ui";
import { ArrowClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowClockwise";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import type { ReactNode } from "react";
import { Link, useLocation, useRouteError } from "react-router";
import { notify } from "../../lib/stores/toast.ts";
import { useUnreachable } from "../../lib/use-unreachable.ts";
import { type ErrorKind, errorKindOf } from "./error-kind.ts";

/** Whatever went wrong in a screen, in the place of that screen. */
export function RouteError() {
  return <ErrorScreen error={errorKindOf(useRouteError())} />;
}

export function ErrorScreen({ error }: { error: ErrorKind }) {
  if (error.kind === "not_found") return <ResourceNotFound />;
  if (error.kind === "forbidden") return <AccessDenied />;
  if (error.kind === "new_version") return <NewVersion />;
  if (error.kind === "routing")
    return <ErrorPage code={String(error.status)} title={error.message || "This page cannot be shown"} actions={<GoHome />} />;
  return <SomethingWrong {...error} />;
}

function ResourceNotFound() {
  const { pathname } = useLocation();
  return (
    <ErrorPage code="404 Not Found" title="Resource Not Found" actions={<GoHome />}>
      There is nothing at <span className="break-all">{pathname}</span>. It may have been deleted, or it is not shared with you.
    </ErrorPage>
  );
}

function AccessDenied() {
  return (
    <ErrorPage code="403 Forbidden" title="Access Denied" actions={<GoHome />}>
      You do not have permission to open this page. Please contact the administrator.
    </ErrorPage>
  );
}

function NewVersion() {
  // Where nobody answers there is no new version, and a reload would leave an empty window.
  const isGone = useUnreachable(true);
  if (isGone)
    return (
      <ErrorPage title="Copydesk cannot be reached" actions={<ReloadButton isDisabled />}>
        This page could not be opened. As soon as the server answers you can reload it; what you saved is kept.
      </ErrorPage>
    );
  return (
    <ErrorPage title="A new version of the app is available. Please reload the page." actions={<ReloadButton />}>
      What you saved is kept.
    </ErrorPage>
  );
}

function SomethingWrong({ message, stack, requestId }: { message: string; stack: string; requestId: string | null }) {
  const details = [message, stack, requestId && `Request ${requestId}`].filter(Boolean).join("\n\n");
  const copy = async () => {
    await navigator.clipboard.writeText(details);
    notify({ title: "Details copied" });
  };
  return (
    <ErrorPage
      title="Oops! Something went wrong"
      actions={
        <>
          <ReloadButton />
          <Button icon={<CopyIcon size={14} />} onClick={copy}>
            Copy details
          </Button>
          {requestId && <span className="ml-2 text-ink-3 text-xs">Request {requestId}</span>}
        </>
      }
    >
      <p>{message}</p>
      {stack && (
        <pre className="mt-3.5 whitespace-pre-wrap break-words rounded-md border border-line bg-sunken px-3.5 py-3 font-mono text-xs leading-[19px]">
          {stack}
        </pre>
      )}
    </ErrorPage>
  );
}

const GoHome = () => (
  <Button asChild variant="primary">
    <Link to="/">Go to Home</Link>
  </Button>
);

const ReloadButton = ({ isDisabled = false }) => (
  <Button variant="primary" disabled={isDisabled} icon={<ArrowClockwiseIcon size={15} />} onClick={() => location.reload()}>
    Reload Web Page
  </Button>
);

interface ErrorPageProps {
  /** Small above the title: "404 Not Found". */
  code?: string;
  title: string;
  children?: ReactNode;
  actions: ReactNode;
}

/** Stands left, where the content was. */
function ErrorPage({ code, title, children, actions }: ErrorPageProps) {
  return (
    <div className="w-full max-w-[860px] px-4 pt-9 pb-12 md:px-14" role="alert">
      <title>{`${title} · Copydesk`}</title>
      {code && <p className="mb-1.5 text-ink-3 text-xs tabular-nums">{code}</p>}
      <h1 className="max-w-[26ch] font-title text-lg tracking-title text-balance">{title}</h1>
      <div className="mt-1.5 max-w-[56ch] text-base text-ink-2">{children}</div>
      <div className="mt-5 flex flex-wrap items-center gap-2">{actions}</div>
    </div>
  );
}
