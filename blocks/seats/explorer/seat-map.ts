import { html, setAttributes } from "./element.ts";
import { findSeatsMiddle, type PlacedSeat } from "./house.ts";
import { listenToKeys } from "./seat-map-keys.ts";
import { listenToPointer, type SeatMapPointer } from "./seat-map-pointer.ts";
import * as css from "./seat-map.css.ts";
import { createSeatPicture, type SeatPicture, type SeatPictureOptions } from "./seat-picture.ts";
import { sectionButtons } from "./section-buttons.ts";
import type { Viewport } from "./viewport.ts";
import { zoomButtons, createZooms } from "./zoom-buttons.ts";

export interface SeatMapOptions extends SeatPictureOptions, Pick<SeatMapPointer, "toggle" | "enlarge"> {
  readonly signal: AbortSignal;
}

/** The map of a house, on which seats are chosen. */
export interface SeatMapView extends Pick<SeatPicture, "showOffer" | "showChoice"> {
  /** Buttons that zoom. */
  readonly tools: HTMLElement;
  readonly parts: readonly HTMLElement[];
  /** Moves to seats without the focus, while the map is shown. */
  readonly reveal: (seats: readonly PlacedSeat[]) => void;
  /** Shows the whole house. */
  readonly fit: () => void;
  /** Shows the whole house in the width that there is now, unless seats are large. */
  readonly refit: () => void;
}

/** Creates the map. Seats are chosen once they are large; before, a click or a key zooms in. */
export function createSeatMap(options: SeatMapOptions): SeatMapView {
  const { house, toggle, enlarge, signal } = options;
  const { texts } = options.words;
  const picture = createSeatPicture(options);
  const { viewport, cursor, caption, showOffer, showChoice } = picture;
  const zooms = createZooms(viewport);
  const help = html("p", { id: "seats-help", class: css.help }, texts.help);
  const label = { "aria-label": texts.map, "aria-describedby": help.id };
  // Screen readers pass the arrow keys on to an application, not to a group.
  setAttributes(viewport.element, { role: "application", tabindex: 0, ...label });
  listenToKeys({ ...picture, zooms, toggle }, signal);
  listenToPointer({ ...picture, toggle, enlarge }, signal);
  const reveal = (seats: readonly PlacedSeat[]) => {
    const [first] = seats;
    if (first === undefined || viewport.element.closest("[hidden]") !== null) return;
    viewport.reveal(findSeatsMiddle(seats));
    cursor.show(first);
  };
  return {
    tools: zoomButtons(zooms, texts),
    parts: [sectionButtons(house, texts, { ...picture, enlarge }), viewport.element, caption, help],
    reveal,
    showOffer,
    showChoice,
    ...createFit(viewport, signal),
  };
}

/** Returns how a viewport shows the whole house, and does so again when it has another width. */
function createFit({ element, isNear, fit }: Viewport, signal: AbortSignal): Pick<SeatMapView, "fit" | "refit"> {
  let fittedWidth = 0;
  const fitNow = () => {
    fittedWidth = element.clientWidth;
    fit();
  };
  /** A hidden map has no width. A phone changes its height alone when its address bar moves. */
  const refit = () => {
    const { clientWidth } = element;
    if (clientWidth > 0 && clientWidth !== fittedWidth && !isNear()) fitNow();
  };
  addEventListener("resize", refit, { signal });
  return { fit: fitNow, refit };
}
