import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { cn } from "../lib/cn.ts";
import { beginIn } from "../lib/first-focus.ts";
import { useOpener } from "../lib/use-opener.ts";
import { useWasOpen } from "../lib/use-was-open.ts";
import { IconButton } from "./icon-button.tsx";
import { Scrim } from "./scrim.tsx";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  /** Beside the title, before the close button. */
  actions?: ReactNode;
  /** 420, 560, 760 or 1208 px wide; `full` takes the window. */
  size?: "sm" | "md" | "lg" | "xl" | "full";
  /** The content goes from edge to edge, between lines under the title and over the buttons. */
  flush?: boolean;
  /** False while something runs that closing would hide. */
  dismissible?: boolean;
  /** Title is read but not drawn: the content has its own head. */
  hideTitle?: boolean;
  /** False when the content itself is the way out, as in a search. */
  closeButton?: boolean;
  className?: string;
  children?: ReactNode;
}

const sizes = {
  sm: "max-w-[420px]",
  md: "max-w-[560px]",
  lg: "max-w-[760px]",
  xl: "max-w-[1208px]",
  full: "max-w-[calc(100vw-32px)]",
};

/** A dialog that holds the page until it is answered or closed; it begins at its first field, Escape closes and focus returns. */
export function Dialog(props: DialogProps) {
  return useWasOpen(props.open) && <UsedDialog {...props} />;
}

function UsedDialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  actions,
  size = "md",
  flush = false,
  dismissible = true,
  hideTitle = false,
  closeButton = true,
  className,
  children,
}: DialogProps) {
  const returnFocus = useOpener(open);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || dismissible) && onOpenChange(next)}>
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
          className={cn(
            "fixed inset-x-4 top-[min(12vh,96px)] z-50 mx-auto flex max-h-[calc(100dvh-min(24vh,160px))] animate-rise flex-col rounded-xl bg-raised shadow-dialog outline-none",
            size === "full" && "top-4 max-h-[calc(100dvh-32px)]",
            size === "xl" && "max-md:inset-x-0 max-md:top-0 max-md:h-dvh max-md:max-h-dvh max-md:rounded-none",
            sizes[size],
            className,
          )}
        >
          <header
            className={cn(
              "flex items-start gap-3 px-[22px]",
              hideTitle ? "justify-end" : "pt-[22px]",
              hideTitle && closeButton && "pt-3",
              flush && "items-center border-line border-b px-5 py-3.5 md:px-7",
            )}
          >
            <div className={hideTitle ? "sr-only" : "min-w-0 flex-1"}>
              <Radix.Title className="font-bold text-md text-pretty">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-base text-ink-2 text-pretty">{description}</Radix.Description>}
            </div>
            {actions}
            {dismissible && children && closeButton && (
              <Radix.Close asChild>
                <IconButton label="Close" tooltip={false} icon={<XIcon size={17} />} className={cn("-mr-1.5", !flush && "-mt-0.5")} />
              </Radix.Close>
            )}
          </header>
          {children && (
            <div
              data-dialog-body
              // A text that scrolls must be reachable by keyboard, also without anything to press in it.
              tabIndex={flush ? 0 : undefined}
              className={cn("min-h-0 flex-1 overflow-y-auto -outline-offset-2", !flush && "px-[22px] pt-4 pb-[18px]")}
            >
              {children}
            </div>
          )}
          {footer && (
            <footer
              data-dialog-foot
              className={cn(
                "flex flex-wrap items-center justify-end gap-2 px-[22px] pt-5 pb-[18px]",
                flush && "border-line border-t px-5 py-3.5 md:px-7",
              )}
            >
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
