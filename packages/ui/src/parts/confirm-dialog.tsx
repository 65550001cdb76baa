import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel?: string;
  /** null where there is nothing to decide: one button closes. */
  cancelLabel?: string | null;
  /** The filled red button: something will be lost, and the text names it. */
  destructive?: boolean;
  /** The filled button is the one that changes nothing: what most people want who are asked. */
  prefersCancel?: boolean;
  /** Runs on confirm; the dialog shows that it runs and closes when it is over, however it ends. Say failures yourself. */
  onConfirm: () => unknown;
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel = "Yes",
    cancelLabel = "No",
    destructive = false,
    prefersCancel = false,
    onConfirm,
    children,
  } = props;
  const [processing, setProcessing] = useState(false);

  async function confirm() {
    setProcessing(true);
    try {
      await onConfirm();
    } finally {
      setProcessing(false);
      onOpenChange(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="sm"
      dismissible={!processing}
      closeButton={cancelLabel !== null}
      footer={
        <>
          {cancelLabel !== null && (
            <Button variant={prefersCancel ? "primary" : "default"} onClick={() => onOpenChange(false)} disabled={processing}>
              {cancelLabel}
            </Button>
          )}
          <Button variant={destructive ? "destructive" : prefersCancel ? "default" : "primary"} loading={processing} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
