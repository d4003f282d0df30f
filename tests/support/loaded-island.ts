import { type ComponentType, createElement } from "react";

/**
 * Replaces `next/dynamic` in tests of documents: the code loads on import, and `dom.ts` waits for it. React's `lazy` omits
 * an island with its children until a test happens to yield.
 */
function loadedIsland(load: () => Promise<ComponentType>) {
  const loaded: ComponentType[] = [];
  void load().then((component) => loaded.push(component));
  return (props: object) => {
    const [Loaded] = loaded;
    if (Loaded === undefined) throw new Error("An island was rendered before its code had loaded, see dom.ts.");
    return createElement(Loaded, props);
  };
}

// `next/dynamic` has no other export.
export { loadedIsland as default };
