/** The files that somebody opens who follows one thing from the hand to the disk, in that order; `docs/following-the-code.md` says what each does. */
export const ways: Readonly<Record<string, readonly string[]>> = {
  "a campaign is created": [
    "apps/web/src/features/campaigns/form/use-submit.ts",
    "apps/web/src/features/campaigns/form/save/use-begin-campaign.ts",
    "apps/web/src/features/campaigns/api/use-create-campaign.ts",
    "packages/api/src/campaigns/router.ts",
    "packages/core/src/campaigns/create-campaign.ts",
    "packages/core/src/campaigns/plan.ts",
    "packages/core/src/campaigns/names.ts",
    "packages/db/src/schema/campaigns.ts",
  ],
  "a channel is saved": [
    "apps/web/src/features/channels/form/channel-form.tsx",
    "apps/web/src/features/channels/form/use-channel-form.ts",
    "apps/web/src/lib/versioned-form/use-versioned-form.ts",
    "apps/web/src/lib/versioned-form/use-versioned-save.ts",
    "packages/api/src/channels/router.ts",
    "packages/core/src/channels/save-channel.ts",
    "packages/core/src/channels/check-channel.ts",
    "packages/core/src/kernel/versioned-save.ts",
  ],
  "a task goes from its plan to live text": [
    "packages/core/src/generation/runs/start-run.ts",
    "packages/core/src/generation/runs/plan-run.ts",
    "packages/core/src/generation/queue/task-queue.ts",
    "packages/core/src/generation/queue/row-queue.ts",
    "packages/core/src/generation/queue/worker.ts",
    "packages/core/src/generation/queue/choose-tasks.ts",
    "packages/core/src/generation/writing/run-task.ts",
    "packages/core/src/generation/writing/load-job.ts",
    "packages/core/src/generation/writing/asked-answer.ts",
    "packages/core/src/generation/messages/build-messages.ts",
    "packages/core/src/generation/writing/call-model.ts",
    "packages/core/src/generation/live/publish.ts",
    "packages/core/src/generation/queue/finish-task.ts",
    "packages/core/src/generation/live/watch.ts",
  ],
};

interface Decision {
  /** In the first file. */
  by: string;
  files: readonly string[];
}

/** Where three things are decided, for whoever has only the README: the files that have to be opened after it and the page, and the function that decides. */
export const decisions: Readonly<Record<string, Decision>> = {
  "a channel's limit": {
    by: "function textProgress(",
    files: [
      "packages/contracts/src/rules/field-progress.ts",
      "packages/contracts/src/rules/count-length.ts",
      "packages/contracts/src/rules/checks.ts",
    ],
  },
  "a task": {
    by: "async function claim(",
    files: [
      "packages/core/src/generation/queue/row-queue.ts",
      "packages/core/src/generation/queue/worker.ts",
      "packages/core/src/generation/queue/choose-tasks.ts",
    ],
  },
  "a right": {
    by: "export function can(",
    files: ["packages/core/src/identity/can.ts", "packages/api/src/trpc.ts", "packages/core/src/access/authorize-campaign.ts"],
  },
};
