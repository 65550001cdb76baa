/** How the command ends, for scripts that call it. */
export const exitCodes = {
  done: 0,
  /** What was asked could not be done; a sentence on the error output says why. */
  failed: 1,
  /** The command, an option or a file given to it is wrong; nothing was begun. */
  usage: 2,
  /** `doctor` found something that keeps Copydesk from working. */
  unhealthy: 3,
  /** `generate` ended, and some pieces could not be written. */
  incomplete: 4,
  /** Ctrl+C. */
  interrupted: 130,
} as const;

/** Ends the command with a sentence for whoever called it, and nothing else. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  constructor(message: string, { exitCode = exitCodes.failed, cause }: { exitCode?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = "CommandFailure";
    this.exitCode = exitCode;
  }
}
