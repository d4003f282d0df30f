import { useCallback, useLayoutEffect, useRef } from "react";

/** Returns a function that is always the same, and calls the one of the last rendering. For events only. */
export function useStable<Event>(call: (event: Event) => void): (event: Event) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((event) => latest.current(event), []);
}
