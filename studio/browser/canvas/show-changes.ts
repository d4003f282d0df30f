import { isSame } from "../../protocol/changes/is-same.ts";
import type { FromFrame } from "../../protocol/frame-messages.ts";
import { type Market, type Rendered, renderedSchema } from "../../protocol/rendering.ts";
import { request } from "../api/request.ts";
import type { Editor, EditorState } from "../store/editor-store.ts";
import { setTimer } from "../store/set-timer.ts";
import type { FramePort } from "./connect-frame.ts";
import { findChangedSlice } from "./find-change.ts";
import { findTypedText } from "./find-typed-text.ts";
import { createRenderLoop } from "./render-loop.ts";

/** The page as the frame had it when it loaded. */
export type LoadedPage = Extract<FromFrame, { type: "ready" }>["shown"];

interface Shown extends Pick<FramePort, "send"> {
  /** The field that has the slices. */
  readonly zone: string;
  readonly market: Market;
  readonly loaded: LoadedPage;
}

/** Shows each change of a document, and what is selected, in its page. Returns a function that ends it. */
export function showChanges(store: Editor["store"], { send, zone, market, loaded }: Shown): () => void {
  const loop = createRenderLoop({
    render: (body) => request("render", renderedSchema, { method: "POST", body }),
    onRendered: ({ anchors, main, styles, marks, findings, composed }) => {
      send({ type: "morph", anchors, main, styles, marks });
      // The findings of a slice alone lack those of the others.
      if (main !== null) report(store, { findings, composed });
    },
    setTimer,
  });
  const onState = (state: EditorState, before: EditorState) => {
    if (state.pointed !== before.pointed) send({ type: "point", slice: state.pointed, field: null });
    if (state.selection !== before.selection) {
      const { slice, field } = state.selection;
      send({ type: "highlight", slice, field });
      send({ type: "scroll-to", slice, field });
    }
    const [document, old] = [state.history.document, before.history.document];
    if (document === old) return;
    const last = state.history.past.at(-1);
    const text = last?.part === "data" ? findTypedText(old, document, last.path) : undefined;
    if (text !== undefined) send(text);
    loop.show(document, market, findChangedSlice(old, document, zone));
  };
  report(store, loaded);
  const { history, base, revision, selection } = store.getState();
  send({ type: "highlight", slice: selection.slice, field: selection.field });
  const isShown = loaded.revision === revision && isSame(history.document, base);
  if (!isShown) loop.show(history.document, market, null);
  const unsubscribe = store.subscribe(onState);
  return () => {
    loop.stop();
    unsubscribe();
  };
}

/** Stores what a rendering says besides its HTML. The same findings are the same list, so that no field renders again. */
function report({ setState }: Editor["store"], { findings, composed }: Pick<Rendered, "findings" | "composed">): void {
  setState((state) => ({
    findings: isSame(state.findings, findings) ? state.findings : findings,
    composed: isSame(state.composed, composed) ? state.composed : composed,
  }));
}
