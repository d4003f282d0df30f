/** When an island loads: almost in view, at the first click, focus or hover, or in idle time. */
type When = "visible" | "touched" | "idle";

export interface IslandDefinition {
  /** Its folder and file: `gallery/Viewer` for `blocks/gallery/Viewer.client.tsx`. */
  readonly name: string;
  readonly when: When;
  /** Selector of the elements whose clicks it handles. A click on one waits for the island; any other is the browser's. */
  readonly clicks?: string;
}

/**
 * Makes the HTML of an island work in the browser, and returns what ends that. It sets attributes and adds elements. It
 * never removes or moves one of the server's: where Next runs the page, React owns them. It runs again when they change.
 */
export type Enhance<Data> = (element: HTMLElement, data: Data) => () => void;

/** The module `<Name>.enhance.ts` of an enhancer whose data nobody has checked: they are those of its element. */
export interface Enhancer {
  enhance(element: HTMLElement, data: object): () => void;
}
