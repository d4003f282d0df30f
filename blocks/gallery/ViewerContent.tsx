import type { ReactNode } from "react";
import * as css from "./Viewer.css.ts";
import type { ViewerPicture, ViewerProps } from "./viewer-props.ts";

interface ViewerBarProps extends Pick<ViewerProps, "texts" | "nextIcon" | "previousIcon" | "closeIcon"> {
  /** Undefined while no picture is open. */
  readonly picture: ViewerPicture | undefined;
  readonly move: (step: 1 | -1) => void;
  readonly close: () => void;
}

/**
 * Renders the position among the pictures, and buttons for the previous, the next and closing. Screen readers hear the
 * alternative text with the position.
 */
export function ViewerBar({ picture, texts, nextIcon, previousIcon, closeIcon, move, close }: ViewerBarProps) {
  return (
    <div className={css.bar}>
      <div aria-live="polite" className={`${css.position} tabular`}>
        {picture?.position}
        {picture && <span className="visually-hidden"> {picture.alt}</span>}
      </div>
      <Button label={texts.previous} icon={previousIcon} onClick={() => move(-1)} />
      <Button label={texts.next} icon={nextIcon} onClick={() => move(1)} />
      <Button label={texts.close} icon={closeIcon} onClick={close} />
    </div>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

function Button({ label, icon, onClick }: ButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className={css.button} onClick={onClick}>
      {icon}
    </button>
  );
}

interface ViewerFigureProps {
  readonly picture: ViewerPicture;
}

/** Renders the whole picture with its caption. */
export function ViewerFigure({ picture }: ViewerFigureProps) {
  const { src, srcSet, alt, width, height, caption } = picture;
  return (
    <figure className={css.figure}>
      <img
        key={src}
        src={src}
        srcSet={srcSet}
        sizes={srcSet && "100vw"}
        alt={alt}
        width={width}
        height={height}
        className={css.picture}
      />
      <figcaption className={css.viewerCaption}>{caption}</figcaption>
    </figure>
  );
}
