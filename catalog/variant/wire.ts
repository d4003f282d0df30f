import * as v from "valibot";
import type { Locale } from "../../i18n/locales.ts";
import { itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { wireCount, wireFlag, wireId, wireList, wireName, wireSize, wireText } from "../provider/wire.ts";
import { toCancellation, toReschedule, wireCancellation, wireReschedule } from "../ticket/wire.ts";
import { toPrice, wireStartingPrice } from "../price/wire.ts";
import { withReference } from "../price/wire-prior-price.ts";
import { toCommentary } from "../product/wire-facts.ts";
import { wireFacts } from "../product/wire-facts-schema.ts";
import {
  type InventoryType,
  inventoryTypes,
  queueTypes,
  type Variant,
  type VehicleType,
  vehicleTypes,
} from "./variant.ts";

const count = v.nullish(wireCount);

/** A variant as the provider sends it: the fields we read. */
export const wireVariant = v.object({
  ...wireLanguage,
  id: wireId,
  name: wireName,
  description: wireText,
  duration: wireSize,
  inventoryType: wireText,
  pax: v.nullish(v.object({ min: count, max: count })),
  cancellationPolicy: v.nullish(wireCancellation),
  reschedulePolicy: v.nullish(wireReschedule),
  tags: wireList(v.string()),
  openDated: wireFlag,
  tours: wireList(v.object({ id: wireId })),
  listingPrice: v.nullish(wireStartingPrice),
  inclusionsRichText: wireText,
  exclusionsRichText: wireText,
  /** The last five are fields of ours. */
  maxBags: count,
  routes: v.nullish(v.array(wireName)),
  queueType: wireText,
  commentary: wireFacts.commentary,
  guideLanguages: wireFacts.guideLanguages,
});

export type WireVariant = v.InferOutput<typeof wireVariant>;

/** Returns a variant in our own terms. The vehicle of a transfer is among its tags. */
export function toVariant(wire: WireVariant, locale: Locale): Variant {
  const { text, lines } = itemTexts(wire, locale);
  const { cancellationPolicy, reschedulePolicy, pax } = wire;
  const inventoryType = toInventoryType(wire.inventoryType);
  return {
    id: wire.id,
    name: text(wire.name),
    description: text(wire.description),
    duration: toDuration(wire.duration, inventoryType),
    inventoryType,
    minPax: Math.max(1, pax?.min ?? 1),
    maxPax: pax?.max ?? undefined,
    cancellation: toCancellation(cancellationPolicy),
    reschedule: toReschedule(reschedulePolicy),
    openDated: wire.openDated,
    vehicleType: wire.tags.map(toVehicleType).find((type) => type !== undefined),
    maxBags: wire.maxBags ?? undefined,
    routes: wire.routes ?? undefined,
    price: withReference(toPrice(wire.listingPrice), undefined),
    inclusions: lines(wire.inclusionsRichText),
    exclusions: lines(wire.exclusionsRichText),
    queue: queueTypes.find((known) => known === wire.queueType),
    commentary: toCommentary(wire.commentary),
    guideLanguages: wire.guideLanguages,
    tourIds: wire.tours.map(({ id }) => id),
  };
}

/** One we do not know promises nothing. */
function toInventoryType(name: string): InventoryType {
  return inventoryTypes.find((known) => known === name) ?? "FLEXIBLE_START_FLEXIBLE_DURATION";
}

/** In minutes. Where the duration is the traveller's choice the provider sends a minute, which says nothing. */
function toDuration(milliseconds: number | null | undefined, type: InventoryType): number | undefined {
  const minutes = Math.round((milliseconds ?? 0) / 60_000);
  const placeholder = type.endsWith("_FLEXIBLE_DURATION") && minutes <= 1;
  return minutes > 0 && !placeholder ? minutes : undefined;
}

/** Returns the vehicle a name stands for, in whatever case; undefined for one we do not know. */
export function toVehicleType(name: string): VehicleType | undefined {
  return vehicleTypes.find((known) => known === name.toUpperCase());
}
