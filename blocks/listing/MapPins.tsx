import type { PageContext } from "../../renderer/index.ts";
import type { Pin, PinDrawing } from "../maps/draw-pins.ts";
import type { LinkedProduct } from "../products/linked-product.ts";
import { PinGroup, PinLink } from "./MapPin.tsx";
import * as css from "./MapPins.css.ts";

interface MapPinsProps {
  /** Of the listing. */
  readonly id: string;
  readonly pins: readonly Pin<LinkedProduct>[];
  readonly size: Pick<PinDrawing<unknown>, "width" | "height">;
  readonly page: PageContext;
}

/** Renders pins over a map: a link, or a disclosure of the links that share a place. */
export function MapPins({ id, pins, size, page }: MapPinsProps) {
  return (
    <ul role="list" className={css.pins}>
      {pins.map(({ at: [x, y], items }, index) => {
        const [first] = items;
        const at = { products: items, left: x / size.width, top: y / size.height, page };
        return (
          <li key={index}>
            {items.length === 1 && first !== undefined ? (
              <PinLink linked={first} {...at} />
            ) : (
              <PinGroup name={`${id}-pins`} index={index} {...at} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
