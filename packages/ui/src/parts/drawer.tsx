import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { cn } from "../lib/cn.ts";
import { beginIn } from "../lib/first-focus.ts";
import { useOpener } from "../lib/use-opener.ts";
import { useWasOpen } from "../lib/use-was-open.ts";
import { IconButton } from "./icon-button.tsx";
import { Scrim } from "./scrim.tsx";

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  side?: "left" | "right" | "bottom";
  /** Title is read but not drawn: the content has its own head. */
  hideTitle?: boolean;
  /** Beside the title, before the close button. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** Width and the like: "w-[380px]". */
  className?: string;
  children: ReactNode;
}

const sides = {
  left: "inset-y-0 left-0 w-[380px] max-w-[calc(100vw-2rem)] animate-from-left",
  right: "inset-y-0 right-0 w-[380px] max-w-[calc(100vw-2rem)] animate-from-right",
  bottom: "inset-x-0 bottom-0 max-h-[85dvh] animate-from-bottom rounded-t-xl",
};

/** A panel from an edge of the window that holds the page until it is closed; focus returns where it came from. */
export function Drawer(props: DrawerProps) {
  return useWasOpen(props.open) && <UsedDrawer {...props} />;
}

function UsedDrawer({
  open,
  onOpenChange,
  title,
  description,
  side = "right",
  hideTitle = false,
  actions,
  footer,
  className,
  children,
}: DrawerProps) {
  const returnFocus = useOpener(open);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || !isOverlaidNow()) && onOpenChange(next)}>
      <Radix.Portal>
        <Scrim />
      </Radix.Portal>
      <Radix.Portal>
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          ref={content}
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            beginIn(content.current);
          }}
          onCloseAutoFocus={returnFocus}
          // What lies over it, such as a guided tour, is no reason to close.
          onInteractOutside={(event) => isOverlaid(event.target) && event.preventDefault()}
          className={cn("fixed z-50 flex flex-col bg-raised shadow-dialog outline-none", sides[side], className)}
        >
          <header className={cn("flex shrink-0 items-start gap-2 px-5 pt-4 pb-3", hideTitle && "justify-end px-4 pt-3 pb-1")}>
            <div className={hideTitle ? "sr-only" : "min-w-0 flex-1"}>
              <Radix.Title className="font-bold text-md">{title}</Radix.Title>
              {description && <Radix.Description className="text-ink-3 text-sm">{description}</Radix.Description>}
            </div>
            {actions}
            <Radix.Close asChild>
              <IconButton label="Close" tooltip={false} icon={<XIcon size={17} />} />
            </Radix.Close>
          </header>
          <div data-dialog-body className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">
            {children}
          </div>
          {footer && (
            <footer className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-line border-t px-5 py-3.5">{footer}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The Escape key is for what lies on top. */
const isOverlaidNow = () => document.querySelector("dialog[open]") !== null;

const isOverlaid = (target: EventTarget | null) => target instanceof Element && target.closest("dialog") !== null;
