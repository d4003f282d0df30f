import { useCallback, useEffect, useState } from "react";
import { openEditor, type OpenEditor } from "./open-editor.ts";
import { describeFailure } from "./save-state.ts";
import { setTimer } from "./set-timer.ts";

/** Milliseconds until a document that can't be read is requested again: doubled with each attempt, and at most. */
const pause = { first: 2_000, max: 30_000 };

interface Opening {
  readonly editor: OpenEditor | undefined;
  /** Why the document can't be read; undefined while it is requested for the first time. */
  readonly failure: { readonly error: unknown; readonly isOutage: boolean } | undefined;
  readonly retry: () => void;
}

/** Opens a document. In an outage it is requested again with growing pauses, and at once when the connection is back. */
export function useOpenEditor(id: string): Opening {
  const [editor, setEditor] = useState<OpenEditor>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ readonly attempt: number; readonly error: unknown }>();
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const isOutage = failed !== undefined && describeFailure(failed.error).kind === "offline";
  const isWaiting = isOutage && failed.attempt === attempt;
  useEffect(() => startOpening(id, setEditor, (error) => setFailed({ attempt, error })), [id, attempt]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const stop = setTimer(retry, Math.min(pause.max, pause.first * 2 ** attempt));
    window.addEventListener("online", retry);
    return () => {
      stop();
      window.removeEventListener("online", retry);
    };
  }, [isWaiting, attempt, retry]);
  return { editor, failure: failed && { error: failed.error, isOutage }, retry };
}

/** Opens a document, and returns a function that closes it, also before it is open. */
function startOpening(id: string, onOpened: (editor: OpenEditor) => void, onFailed: (error: unknown) => void) {
  let isLeft = false;
  let opened: OpenEditor | undefined;
  const open = async () => {
    try {
      opened = await openEditor(id);
      if (isLeft) opened.close();
      else onOpened(opened);
    } catch (error) {
      if (!isLeft) onFailed(error);
    }
  };
  void open();
  return () => {
    isLeft = true;
    opened?.close();
  };
}
