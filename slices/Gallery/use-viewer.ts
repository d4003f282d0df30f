import { type RefObject, useEffect, useRef, useState } from "react";

interface ViewerState {
  readonly links: RefObject<HTMLDivElement | null>;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** The picture shown; undefined while the dialog is closed. */
  readonly current: number | undefined;
  readonly move: (step: 1 | -1) => void;
  readonly close: () => void;
  /** To be told when the dialog was closed, by whom ever. */
  readonly closed: () => void;
}

/** Opens the dialog from a link to a picture, goes round the pictures, and gives focus back to the link. */
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
  const closed = () => {
    setCurrent(undefined);
    opener.current?.focus();
  };
  return { links, dialog, current, move, close, closed };
}

/** The link that was clicked; null when it was none, or one to be opened in another window. */
function pictureLink({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLElement | null {
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest<HTMLElement>("a[data-picture]");
}
