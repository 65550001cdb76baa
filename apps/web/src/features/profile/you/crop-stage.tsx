import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { type Crop, moveBy, type Size, zoomOf, zoomTo } from "./crop.ts";

interface CropStageProps {
  source: string;
  picture: Size;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

const arrows: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What will be seen of the picture; it moves under a round window. */
export function CropStage({ source, picture, crop, onCrop }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  const percent = (value: number) => `${(value / crop.size) * 100}%`;

  function drag(event: PointerEvent) {
    if (!held.current || !stage.current) return;
    const perPixel = crop.size / stage.current.clientWidth;
    const { x, y, crop: from } = held.current;
    onCrop(moveBy(picture, from, (x - event.clientX) * perPixel, (y - event.clientY) * perPixel));
  }
  function press(event: KeyboardEvent) {
    const [x, y] = arrows[event.key] ?? [0, 0];
    const step = crop.size / (event.shiftKey ? 5 : 25);
    const zoom = zoomOf(picture, crop);
    if (x !== 0 || y !== 0) onCrop(moveBy(picture, crop, x * step, y * step));
    else if (event.key === "+" || event.key === "=") onCrop(zoomTo(picture, crop, zoom * 1.1));
    else if (event.key === "-") onCrop(zoomTo(picture, crop, zoom / 1.1));
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={stage}
      role="application"
      aria-label="Part of the picture"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
      tabIndex={0}
      className="relative mx-auto aspect-square w-full max-w-[300px] cursor-grab touch-none select-none overflow-hidden rounded-lg bg-sunken active:cursor-grabbing"
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY, crop };
      }}
      onPointerMove={drag}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
    >
      <img
        src={source}
        alt=""
        draggable={false}
        className="absolute max-w-none"
        style={{ width: percent(picture.width), height: percent(picture.height), left: `-${percent(crop.x)}`, top: `-${percent(crop.y)}` }}
      />
      <span aria-hidden className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_200px_rgb(0_0_0/.45)]" />
    </div>
  );
}
