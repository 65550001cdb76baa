import { AppError } from "@copydesk/contracts";
import { isForeignKeyViolation, storageFailure, uniqueViolation } from "@copydesk/db";

/** Any failure as one that may be shown: the domain's own as they are, a full disk and clashing writes in words, the rest without a detail. */
export function explainFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const storage = storageFailure(error);
  if (storage) return storage;
  const columns = uniqueViolation(error);
  if (columns?.includes("name_folded"))
    return new AppError("NAME_TAKEN", "This name is already taken. Choose another one.", { cause: error });
  if (columns !== null) {
    return new AppError("BUSY", "Somebody else changed this at the same moment. Load it again, then try once more.", { cause: error });
  }
  // It was looked up before where that is foreseen; somebody else can have taken it away since.
  if (isForeignKeyViolation(error))
    return new AppError("NOT_FOUND", "Something this belongs to no longer exists. Load it again, then try once more.", {
      cause: error,
    });
  return new AppError("INTERNAL", "Copydesk had a problem. Try again; if it keeps happening, give an administrator the request id.", {
    cause: error,
  });
}
