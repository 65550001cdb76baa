import { notifyFailure, notifySuccess } from "./stores/toast.ts";

/** Says in a notice how a deed ended. */
export async function notifyOutcome(deed: Promise<unknown>, done: string): Promise<void> {
  try {
    await deed;
    notifySuccess(done);
  } catch (error) {
    notifyFailure(error);
  }
}
