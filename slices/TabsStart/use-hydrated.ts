import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and while it is being taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
