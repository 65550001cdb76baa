import { SkeletonText } from "@copydesk/ui";
import type { StoryEditorProps } from "./story-editor.tsx";
import { storyTextClass } from "./story-text-class.ts";

/** The shape of the editor until it is there: with the story's own words, so that nothing beneath it moves when it comes. */
export function StorySkeleton({ value }: { value: string }) {
  return (
    <div role="status" aria-label="Loading the editor">
      <div className="h-[39px] border-line border-b" />
      {value.trim() === "" ? (
        <SkeletonText lines={3} className="min-h-[248px] content-start px-6 pt-8" />
      ) : (
        <div aria-hidden className={storyTextClass}>
          {value.split(/\n{2,}/).map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      )}
    </div>
  );
}

/** The story as plain text, for when the editor cannot be loaded. */
export function PlainStory({ value, onValueChange, onLeave, id, describedBy, invalid, tools }: StoryEditorProps) {
  return (
    <>
      <div className="flex items-center border-line border-b px-2 py-[5px]">{tools}</div>
      <textarea
        id={id}
        aria-label="Main story"
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onBlur={onLeave}
        className="field-sizing-content block min-h-[248px] w-full resize-none bg-transparent px-6 py-5 text-copy outline-none"
      />
    </>
  );
}
