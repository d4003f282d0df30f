import { type RefObject, useEffect, useRef, useState } from "react";

interface ViewerState {
  readonly links: RefObject<HTMLDivElement | null>;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Index of the open picture; undefined while the dialog is closed. */
  readonly current: number | undefined;
  readonly move: (step: 1 | -1) => void;
  readonly close: () => void;
  /** Handles the dialog's `close` event, which Escape causes too. */
  readonly onClosed: () => void;
}

/** Opens the dialog from a link to a picture, steps through the pictures, and returns the focus to the link. */
export function useViewer(count: number): ViewerState {
  const links = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<number>();

  useEffect(() => {
    const element = links.current;
    const open = (event: MouseEvent) => {
      const link = pictureLink(event);
      if (link === null) return;
      event.preventDefault();
      opener.current = link;
      setCurrent(Number(link.dataset["picture"]));
      dialog.current?.showModal();
    };
    element?.addEventListener("click", open);
    return () => element?.removeEventListener("click", open);
  }, []);

  const move = (step: 1 | -1) =>
    setCurrent((index) => (index === undefined ? undefined : (index + step + count) % count));
  const close = () => dialog.current?.close();
  const onClosed = () => {
    setCurrent(undefined);
    opener.current?.focus();
  };
  return { links, dialog, current, move, close, onClosed };
}

/** Returns the picture's link that was clicked; null for a click elsewhere, or one that opens a new window. */
function pictureLink({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLElement | null {
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest<HTMLElement>("a[data-picture]");
}
