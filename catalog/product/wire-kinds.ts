import type { CancellationPolicy } from "../ticket/policies.ts";
import { type Descriptor, descriptors, type FlowType, flowTypes, type ProductLabel, productLabels } from "./product.ts";

/** Returns the flow type the provider names; one we do not know books like any other product. */
export function toFlowType(name: string): FlowType {
  return flowTypes.find((known) => known === name) ?? "NORMAL";
}

/**
 * Returns the descriptors we know among these codes. Only the policy promises free cancellation, whatever the codes say
 * (A7).
 */
export function toDescriptors(codes: readonly string[], { cancellable }: CancellationPolicy): readonly Descriptor[] {
  return descriptors.filter((known) => (known === "FREE_CANCELLATION" ? cancellable : codes.includes(known)));
}

/** Returns the labels among a product's tags. */
export function toLabels(tags: readonly string[]): readonly ProductLabel[] {
  return productLabels.filter((known) => tags.includes(known));
}

const pattern = /^DEFAULT_VARIANT\D*(\d+)$/;

/** Returns the variant that a product's DEFAULT_VARIANT tag names; undefined when no tag does (D2). */
export function defaultVariant(tags: readonly string[]): number | undefined {
  return tags.map((tag) => Number(pattern.exec(tag)?.[1])).find((id) => id > 0 && Number.isSafeInteger(id));
}
