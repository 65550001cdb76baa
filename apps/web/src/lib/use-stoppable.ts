import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

/**
 * A call to a model that somebody waits for: it may take long and cost something, so it can be stopped, and leaving stops
 * it too. One that was stopped has neither failed nor brought anything.
 */
export function useStoppable<I, T>(call: (input: I, signal: AbortSignal) => Promise<T>) {
  const controller = useRef<AbortController | null>(null);
  const { mutate, reset, data, error, isPending } = useMutation<T, Error, I>({
    mutationFn(input) {
      controller.current = new AbortController();
      return call(input, controller.current.signal);
    },
  });
  useEffect(() => () => controller.current?.abort(), []);
  return {
    data,
    error,
    isPending,
    ask: mutate,
    stop() {
      controller.current?.abort();
      reset();
    },
  };
}
