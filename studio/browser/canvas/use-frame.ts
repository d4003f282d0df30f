import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { frameSchema, type Market, renderedSchema } from "../../protocol/rendering.ts";
import type { FromFrame } from "../../protocol/frame-messages.ts";
import { request } from "../api/request.ts";
import { useEditor } from "../store/use-editor.ts";
import { useZone } from "../store/use-zone.ts";
import { connectFrame, type FramePort } from "./connect-frame.ts";
import { findChangedSlice } from "./find-change.ts";
import { findTypedText } from "./find-typed-text.ts";
import { createRenderLoop } from "./render-loop.ts";

interface Framed {
  /** Address of the page; undefined until the server has opened it. */
  readonly url: string | undefined;
  readonly error: unknown;
  readonly isReady: boolean;
  /** Connects the frame, once its page is there. */
  readonly onLoad: () => void;
  readonly reload: () => void;
}

/** Shows the document under edit in a frame: as it is saved at first, and each change from then on. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, market: Market): Framed {
  const editor = useEditor();
  const { store, select } = editor;
  const { field: zone = "" } = useZone();
  const [opened, setOpened] = useState<{ readonly url: string }>();
  const [error, setError] = useState<unknown>();
  const [isReady, setReady] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const port = useRef<FramePort>(undefined);
  const { host, locale, currency } = market;

  useEffect(() => {
    let isLeft = false;
    setReady(false);
    setError(undefined);
    const document = store.getState().history.document.id;
    request("frame", frameSchema, { method: "POST", body: { document, market: { host, locale, currency } } }).then(
      (frame) => isLeft || setOpened(frame),
      (fault: unknown) => isLeft || setError(fault),
    );
    return () => {
      isLeft = true;
      port.current?.close();
    };
  }, [store, host, locale, currency, attempt]);

  const onMessage = useCallback(
    (message: FromFrame) => {
      if (message.type === "ready") setReady(true);
      if (message.type === "selected") select({ slice: message.slice, field: message.field });
    },
    [select],
  );
  const onLoad = useCallback(() => {
    const target = frame.current?.contentWindow;
    if (target === null || target === undefined || opened === undefined) return;
    port.current?.close();
    port.current = connectFrame(target, new URL(opened.url).origin, onMessage);
  }, [frame, opened, onMessage]);

  useEffect(() => {
    if (!isReady) return undefined;
    const shown = { host, locale, currency };
    const loop = createRenderLoop({
      render: (body) => request("render", renderedSchema, { method: "POST", body }),
      onRendered: ({ anchors, main, styles, marks, findings }) => {
        port.current?.send({ type: "morph", anchors, main, styles, marks });
        // A slice alone says nothing about the others.
        if (main !== null) store.setState({ findings });
      },
      onFailed: () => undefined,
      setTimer: (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    });
    loop.show(store.getState().history.document, shown, null);
    const unsubscribe = store.subscribe((state, before) => {
      const [document, old] = [state.history.document, before.history.document];
      if (state.pointed !== before.pointed)
        port.current?.send({ type: "highlight", slice: state.pointed, field: null });
      if (state.selection !== before.selection) {
        port.current?.send({ type: "highlight", ...state.selection });
        port.current?.send({ type: "scroll-to", ...state.selection });
      }
      if (document === old) return;
      const typed = state.history.past.at(-1);
      const text =
        typed === undefined || state.history.past === before.history.past
          ? undefined
          : findTypedText(old, document, typed.path);
      if (text !== undefined) port.current?.send(text);
      loop.show(document, shown, findChangedSlice(old, document, zone));
    });
    return () => {
      loop.stop();
      unsubscribe();
    };
  }, [isReady, store, zone, host, locale, currency]);

  return { url: opened?.url, error, isReady, onLoad, reload: () => setAttempt((count) => count + 1) };
}
