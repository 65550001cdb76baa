import { notifyFailure, notifySuccess } from "./stores/toast.ts";

/** Says in a notice how an action ended. */
export async function notifyOutcome(action: Promise<unknown>, done: string): Promise<void> {
  try {
    await action;
    notifySuccess(done);
  } catch (error) {
    notifyFailure(error);
  }
}
