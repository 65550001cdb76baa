import { type PostStatus, postStatuses, type SchedulePost, timeOfDay } from "@copydesk/contracts";
import { Button, ChannelIcon, DatePicker, Dialog, Field, Input, Select, Switch, Textarea } from "@copydesk/ui";
import { type FormEvent, useState } from "react";
import { useHub } from "../hub-context.ts";
import { sayZone } from "./months.ts";
import { statusNames } from "./post-mark.tsx";
import type { Schedule } from "./use-schedule.ts";

interface PostDialogProps {
  post: SchedulePost;
  schedule: Schedule;
  onClose: () => void;
}

/** Everything about one post. Without the right to edit it is read here. */
export function PostDialog({ post, schedule, onClose }: PostDialogProps) {
  const { campaign, options, language } = useHub();
  const [draft, setDraft] = useState(post);
  const change = (part: Partial<SchedulePost>) => setDraft((before) => ({ ...before, ...part }));
  const channel = options.channels.find((one) => one.code === post.channel);
  const problems = {
    title: draft.title.trim() === "" ? "Title is required" : draft.title.length > 120 ? "Title must be 120 characters or fewer" : undefined,
    time: timeOfDay.safeParse(draft.time).success ? undefined : "Use a time like 09:30",
  };

  function save(event: FormEvent) {
    event.preventDefault();
    if (problems.title || problems.time) return;
    schedule.change({ ...draft, title: draft.title.trim() });
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        <span className="flex items-center gap-2">
          <ChannelIcon channel={post.channel} size={18} className="text-ink-3" />
          {channel?.name ?? post.channel}
        </span>
      }
      footer={
        schedule.canEdit ? (
          <>
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
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" type="submit" form="post-form">
              Save
            </Button>
          </>
        ) : undefined
      }
    >
      <form id="post-form" onSubmit={save}>
        <fieldset disabled={!schedule.canEdit} className="grid gap-4">
          <Field label="Title" error={problems.title}>
            <Input lang={language.code} dir="auto" value={draft.title} onChange={(event) => change({ title: event.target.value })} />
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
            <Field label="Time" help={sayZone(schedule.plan.time_zone, draft.date)} error={problems.time}>
              <Input type="time" step={900} value={draft.time} onChange={(event) => change({ time: event.target.value })} />
            </Field>
          </div>
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
            help="It stays where it is, also when the schedule is planned again."
          />
          <Field label="Notes" optional>
            <Textarea value={draft.notes} onChange={(event) => change({ notes: event.target.value })} maxLength={1_000} />
          </Field>
          {(post.angle || post.reason) && (
            <p dir="auto" className="text-ink-3 text-sm">
              {[post.angle, post.reason].filter(Boolean).join(" ")}
            </p>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
