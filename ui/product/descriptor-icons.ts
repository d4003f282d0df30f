import type { Descriptor } from "../../catalog/product/product.ts";
import type { IconName } from "../primitives/icons.ts";

/** The picture beside each of the provider's descriptors. */
export const descriptorIcons: Readonly<Record<Descriptor, IconName>> = {
  AUDIO_GUIDE: "headphones",
  DURATION: "clock",
  EXTENDED_VALIDITY: "calendar",
  FLEXIBLE_DURATION: "clock",
  FREE_CANCELLATION: "shield-check",
  GUIDED_TOUR: "users",
  HOTEL_PICKUP: "hotel",
  INSTANT_CONFIRMATION: "zap",
  MEALS_INCLUDED: "utensils",
  MOBILE_TICKET: "smartphone",
  SKIP_THE_LINE: "ticket",
  TRANSFERS_INCLUDED: "bus",
};
