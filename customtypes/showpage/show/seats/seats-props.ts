import type { SeatMap } from "../../../../catalog/seating/seating.ts";
import type { ShowProps } from "../../fields.ts";
import type { ShowProduct } from "../find-show-product.ts";

/** Props that the parts of the seats' section share. */
export interface SeatsProps {
  readonly map: SeatMap;
  readonly product: ShowProduct;
  readonly page: ShowProps["page"];
}
