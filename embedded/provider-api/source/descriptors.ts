import type { ProductSource } from "./product.ts";

/**
 * Descriptor codes of a product: what its policies and duration say comes from those fields alone, so that a badge
 * can't promise what the policy does not (specification §3).
 */
export function descriptorCodes(product: ProductSource): readonly string[] {
  return [
    ...(product.cancellableHours === null ? [] : ["FREE_CANCELLATION"]),
    ...(product.validity.type === "NOT_EXTENDABLE" ? [] : ["EXTENDED_VALIDITY"]),
    ...product.descriptors,
    ...durationCode(product.minutes),
  ];
}

function durationCode(minutes: ProductSource["minutes"]): readonly string[] {
  if (minutes === null) return [];
  const [shortest, longest] = minutes;
  return [shortest === longest ? "DURATION" : "FLEXIBLE_DURATION"];
}
