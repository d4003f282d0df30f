"use client";

import type { KeyboardEvent } from "react";
import * as css from "./Viewer.css.ts";
import { useViewer } from "./use-viewer.ts";
import type { ViewerProps } from "./viewer-props.ts";
import { ViewerBar, ViewerFigure } from "./ViewerContent.tsx";

/** Renders a dialog over the page with one picture at a time. Closing it returns the focus to the opener. */
export function Viewer(props: ViewerProps) {
  const { pictures, texts, direction, children } = props;
  const { links, dialog, current, move, close, onClosed } = useViewer(pictures.length);
  const picture = current === undefined ? undefined : pictures[current];
  const moveByKey = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") move(direction === "rtl" ? -1 : 1);
    if (key === "ArrowLeft") move(direction === "rtl" ? 1 : -1);
  };
  return (
    <>
      <div ref={links}>{children}</div>
      <dialog ref={dialog} aria-label={texts.label} className={css.dialog} onClose={onClosed} onKeyDown={moveByKey}>
        <div className={css.content}>
          <ViewerBar {...props} picture={picture} move={move} close={close} />
          {picture && <ViewerFigure picture={picture} />}
        </div>
      </dialog>
    </>
  );
}
