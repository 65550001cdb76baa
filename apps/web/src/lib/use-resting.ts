import { useRef } from "react";

const restingFor = 120;

/** Handlers for an element that call back once the pointer rests on it or the focus is there: a way to ask ahead for what it opens. */
export function useResting(onRest: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const enter = () => {
    leave();
    timer.current = setTimeout(onRest, restingFor);
  };
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}
