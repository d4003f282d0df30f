import { type ComponentType, createElement } from "react";

/**
 * Replaces `next/dynamic` in tests with a DOM: the code loads on import, and `dom.ts` waits for it. React's `lazy` omits an
 * island with its children until a test happens to yield.
 */
function loadedIsland(load: () => Promise<ComponentType>) {
  const state: { Loaded?: ComponentType; cause?: unknown } = {};
  void load().then(
    (Loaded) => Object.assign(state, { Loaded }),
    (cause: unknown) => Object.assign(state, { cause }),
  );
  return (props: object) => {
    const { Loaded, cause } = state;
    if (Loaded === undefined)
      throw new Error("An island was rendered without its code, for which dom.ts waits.", { cause });
    return createElement(Loaded, props);
  };
}

// `next/dynamic` has no other export.
export { loadedIsland as default };
