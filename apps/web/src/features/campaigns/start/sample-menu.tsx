import { Button, Menu, MenuContent, MenuItem, MenuTrigger } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { sampleStories } from "./sample-stories.ts";
import { useTrySample } from "./use-try-sample.ts";

/** Three stories of ours: choosing one makes a real campaign of it. */
export function SampleMenu() {
  const { trySample, isPending } = useTrySample();
  return (
    <Menu>
      <MenuTrigger>
        <Button loading={isPending} trailing={<CaretDownIcon size={11} weight="bold" className="text-glyph" />}>
          Try with a sample story
        </Button>
      </MenuTrigger>
      <MenuContent align="start" className="max-w-[min(340px,calc(100vw-32px))]">
        {sampleStories.map((story) => (
          <MenuItem key={story.name} onSelect={() => void trySample(story)} className="h-auto py-2">
            <span className="grid gap-0.5 whitespace-normal">
              <span className="font-medium">{story.name}</span>
              <span className="text-ink-3 text-xs">{story.kind}</span>
            </span>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
