import { type Market, renderedSchema } from "../../protocol/rendering.ts";
import { request } from "../api/request.ts";
import type { Editor, EditorState } from "../store/editor-store.ts";
import { setTimer } from "../store/set-timer.ts";
import type { FramePort } from "./connect-frame.ts";
import { findChangedSlice } from "./find-change.ts";
import { findTypedText } from "./find-typed-text.ts";
import { createRenderLoop } from "./render-loop.ts";

interface Shown extends Pick<FramePort, "send"> {
  /** The field that has the slices. */
  readonly zone: string;
  readonly market: Market;
}

/** Shows each change of a document, and what is selected, in its page. Returns a function that ends it. */
export function showChanges(store: Editor["store"], { send, zone, market }: Shown): () => void {
  const loop = createRenderLoop({
    render: (body) => request("render", renderedSchema, { method: "POST", body }),
    onRendered: ({ anchors, main, styles, marks, findings }) => {
      send({ type: "morph", anchors, main, styles, marks });
      // The findings of a slice alone lack those of the others.
      if (main !== null) store.setState({ findings });
    },
    setTimer,
  });
  const onState = (state: EditorState, before: EditorState) => {
    if (state.pointed !== before.pointed) send({ type: "highlight", slice: state.pointed, field: null });
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
  loop.show(store.getState().history.document, market, null);
  const unsubscribe = store.subscribe(onState);
  return () => {
    loop.stop();
    unsubscribe();
  };
}
