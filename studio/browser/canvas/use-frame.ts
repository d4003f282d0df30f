import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { FromFrame } from "../../protocol/frame-messages.ts";
import type { Market } from "../../protocol/rendering.ts";
import { useEditor, useEditorState } from "../store/use-editor.ts";
import { useSelect } from "../store/use-select.ts";
import { useZoneField } from "../store/use-zone.ts";
import { connectFrame, type FramePort } from "./connect-frame.ts";
import { type LoadedPage, showChanges } from "./show-changes.ts";
import { useOpenFrame } from "./use-open-frame.ts";

interface Framed extends ReturnType<typeof useOpenFrame> {
  readonly isReady: boolean;
  /** Connects the frame, once its page is there. */
  readonly onLoad: () => void;
}

/** Shows the document under edit in a frame: as it is saved at first, and each change from then on. */
export function useFrame(element: RefObject<HTMLIFrameElement | null>, market: Market): Framed {
  const { store } = useEditor();
  const select = useSelect();
  const zone = useZoneField();
  const document = useEditorState(({ history }) => history.document.id);
  const opened = useOpenFrame(document, market);
  const [ready, setReady] = useState<{ readonly url: string | undefined; readonly page: LoadedPage }>();
  const port = useRef<FramePort>(undefined);
  const loaded = ready !== undefined && ready.url === opened.url ? ready.page : undefined;
  const { host, locale, currency } = market;

  const onMessage = (message: FromFrame) => {
    if (message.type === "ready") setReady({ url: opened.url, page: message.shown });
    if (message.type === "selected") select(message);
  };
  const onLoad = () => {
    const target = element.current?.contentWindow;
    if (target === null || target === undefined || opened.url === undefined) return;
    port.current?.close();
    port.current = connectFrame(target, new URL(opened.url).origin, onMessage);
  };
  const send = useCallback<FramePort["send"]>((message) => port.current?.send(message), []);
  useEffect(() => {
    if (loaded === undefined) return undefined;
    return showChanges(store, { send, zone, loaded, market: { host, locale, currency } });
  }, [loaded, store, send, zone, host, locale, currency]);
  useEffect(() => () => port.current?.close(), []);
  return { ...opened, isReady: loaded !== undefined, onLoad };
}
