import { isTimeOfDay, movePost, type PostStatus, postStatuses, type SchedulePost } from "@copydesk/contracts";
import { Button, ChannelIcon, ConfirmDialog, DatePicker, Dialog, Field, Input, Select, Switch, Textarea } from "@copydesk/ui";
import { type FormEvent, useState } from "react";
import { readTime } from "../../lib/read-time.ts";
import { useHub } from "../hub-kit/index.ts";
import { mergePost } from "./merge-post.ts";
import { formatDayShort, formatZone } from "./months.ts";
import { newPost } from "./new-post.ts";
import { PostNotes, TimeInput } from "./post-fields.tsx";
import { statusNames } from "./post-mark.tsx";
import { PostPiece } from "./post-piece.tsx";
import { useScheduleContext } from "./schedule-context.ts";
import type { Schedule } from "./use-schedule.ts";

interface PostDialogProps {
  post: SchedulePost;
  schedule: Schedule;
  onClose: () => void;
}

/** Everything about one post, or a new one. Without the right to edit it is read here. */
export function PostDialog({ post, schedule, onClose }: PostDialogProps) {
  const { language, campaign } = useHub();
  const { day, showDay } = useScheduleContext();
  const [draft, setDraft] = useState(post);
  const [proposed, setProposed] = useState(post);
  const [tried, setTried] = useState(false);
  const change = (part: Partial<SchedulePost>) => setDraft((before) => ({ ...before, ...part }));
  const isNew = schedule.posts.every((one) => one.id !== post.id);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(post);
  // The post as it was when the changes began; somebody else may change it meanwhile.
  const [basis, setBasis] = useState(post);
  const [theirs, setTheirs] = useState<SchedulePost | null>(null);
  const [asking, setAsking] = useState(false);
  const close = () => (isChanged ? setAsking(true) : onClose());
  const problems = problemsOf(draft);

  /** The time was proposed for the channel; one that somebody chose stays. */
  function chooseChannel(channel: string) {
    const isProposed = draft.date === proposed.date && draft.time === proposed.time;
    if (!isProposed) return change({ channel });
    const { date, time } = newPost(schedule, day, channel);
    setProposed({ ...proposed, date, time });
    change({ channel, date, time });
  }

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problems.title || problems.time) return;
    const mine = { ...draft, title: draft.title.trim(), time: readTime(draft.time) };
    const now = schedule.posts.find((one) => one.id === post.id) ?? basis;
    const { merged, isClash } = mergePost(basis, mine, now);
    if (isClash) {
      setBasis(now);
      return setTheirs(now);
    }
    schedule.change(movePost(merged, { date: merged.date, time: merged.time }, schedule.plan).post);
    if (isNew) showDay(merged.date);
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={<PostTitle post={post} isNew={isNew} />}
      footer={schedule.canEdit && <PostButtons post={post} isNew={isNew} schedule={schedule} onClose={onClose} onCancel={close} />}
    >
      <form id="post-form" onSubmit={save}>
        <fieldset disabled={!schedule.canEdit} className="grid gap-4">
          {isNew && <ChannelChoice channel={draft.channel} schedule={schedule} onChange={chooseChannel} />}
          <Field label="Title" error={tried ? problems.title : undefined}>
            <Input
              lang={language.code}
              dir="auto"
              maxLength={240}
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Day">
              <DatePicker
                value={draft.date}
                onValueChange={(date) => date && change({ date })}
                min={campaign.brief.from_date}
                max={campaign.brief.to_date}
              />
            </Field>
            <Field label="Time" help={formatZone(schedule.plan.time_zone, draft.date)} error={tried ? problems.time : undefined}>
              <TimeInput value={draft.time} onValueChange={(time) => change({ time })} />
            </Field>
          </div>
          {theirs && (
            <p role="alert" className="text-sm text-warning-ink">
              Somebody has changed this post: {formatDayShort(theirs.date)} {theirs.time}, {statusNames[theirs.status].toLowerCase()}. Save
              again to replace theirs.
            </p>
          )}
          <PostNotes draft={draft} schedule={schedule} />
          <Field label="Status">
            <Select
              value={draft.status}
              onValueChange={(status) => change({ status: status as PostStatus })}
              options={postStatuses.map((value) => ({ value, label: statusNames[value] }))}
            />
          </Field>
          <Switch
            checked={draft.locked}
            onCheckedChange={(locked) => change({ locked })}
            label="Locked"
            help="It keeps its day and time when the schedule is planned again."
          />
          <Field label="Notes" optional>
            <Textarea value={draft.notes} onChange={(event) => change({ notes: event.target.value })} maxLength={1_000} />
          </Field>
          {(post.angle || post.reason) && (
            <p dir="auto" className="text-ink-3 text-sm">
              {[post.angle, post.reason].filter(Boolean).join(". ")}
            </p>
          )}
        </fieldset>
        {!isNew && (
          <div className="mt-4">
            <PostPiece channel={draft.channel} onLeave={onClose} />
          </div>
        )}
      </form>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Close without saving?"
        description={isNew ? "This post is not in the schedule yet." : "Your changes to this post aren't saved."}
        confirmLabel="Close"
        cancelLabel="Stay"
        prefersCancel
        onConfirm={onClose}
      />
    </Dialog>
  );
}

function PostTitle({ post, isNew }: { post: SchedulePost; isNew: boolean }) {
  const { channelByCode } = useHub();
  if (isNew) return "New post";
  return (
    <span className="flex items-center gap-2">
      <ChannelIcon channel={post.channel} size={18} className="text-ink-3" />
      {channelByCode.get(post.channel)?.name ?? post.channel}
    </span>
  );
}

function PostButtons({ post, isNew, schedule, onClose, onCancel }: PostDialogProps & { isNew: boolean; onCancel: () => void }) {
  return (
    <>
      {!isNew && (
        <Button
          variant="danger"
          className="mr-auto"
          onClick={() => {
            schedule.remove(post);
            onClose();
          }}
        >
          Remove post
        </Button>
      )}
      <Button onClick={onCancel}>Cancel</Button>
      <Button variant="primary" type="submit" form="post-form">
        {isNew ? "Add post" : "Save"}
      </Button>
    </>
  );
}

function ChannelChoice({ channel, schedule, onChange }: { channel: string; schedule: Schedule; onChange: (code: string) => void }) {
  const { channelByCode } = useHub();
  const codes = schedule.frame?.channels ?? schedule.plan.based_on;
  const options = codes.map((value) => ({
    value,
    label: channelByCode.get(value)?.name ?? value,
    icon: <ChannelIcon channel={value} size={16} />,
  }));
  return (
    <Field label="Channel">
      <Select value={channel} onValueChange={onChange} options={options} />
    </Field>
  );
}

function problemsOf(draft: SchedulePost): { title?: string | undefined; time?: string | undefined } {
  const { length } = draft.title.trim();
  return {
    title: length === 0 ? "Title is required" : length > 120 ? "Title must be 120 characters or fewer" : undefined,
    time: isTimeOfDay(readTime(draft.time)) ? undefined : "Use a time like 09:30",
  };
}
