import type { Descriptor } from "../../catalog/product/product.ts";
import type { IconName } from "../../ui/primitives/icons.ts";

/** The icon of each descriptor on a banner (J20). */
export const descriptorIcons: Readonly<Record<Descriptor, IconName>> = {
  AUDIO_GUIDE: "headphones",
  DURATION: "clock",
  EXTENDED_VALIDITY: "calendar",
  FLEXIBLE_DURATION: "history",
  FREE_CANCELLATION: "calendar-x",
  GUIDED_TOUR: "users",
  HOTEL_PICKUP: "hotel",
  INSTANT_CONFIRMATION: "zap",
  MEALS_INCLUDED: "utensils",
  MOBILE_TICKET: "smartphone",
  SKIP_THE_LINE: "badge-check",
  TRANSFERS_INCLUDED: "car",
};
