import { type InventoryType, inventoryTypes, type Variant } from "./variant.ts";
import { toCancellation, toReschedule } from "../ticket/to-policies.ts";
import { toVehicleType } from "./to-vehicle-type.ts";
import type { WireVariant } from "./wire-variant.ts";

/** A variant in our own terms. The vehicle of a transfer is among its tags. */
export function toVariant(wire: WireVariant): Variant {
  const { cancellationPolicy, reschedulePolicy, pax } = wire;
  const inventoryType = toInventoryType(wire.inventoryType);
  return {
    id: wire.id,
    name: wire.name,
    description: wire.description,
    duration: toDuration(wire.duration, inventoryType),
    inventoryType,
    minPax: Math.max(1, pax?.min ?? 1),
    maxPax: pax?.max ?? undefined,
    cancellation: toCancellation(cancellationPolicy),
    reschedule: toReschedule(reschedulePolicy),
    openDated: wire.openDated,
    vehicleType: wire.tags.map(toVehicleType).find((type) => type !== undefined),
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
