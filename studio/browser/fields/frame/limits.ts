import type { Json } from "../../../protocol/document.ts";
import type { FieldSpec } from "../../../protocol/models/field-spec.ts";
import { messages } from "../messages.ts";
import { describeNumber, findNumberFault } from "../number/parse-number.ts";

/** Describes the limits of a field in a few words; empty without limits. */
export function describeLimits(spec: FieldSpec): string {
  if (spec.type === "Number") return describeNumber(spec);
  if (spec.type !== "Image") return "";
  const { width, height } = spec.constraint;
  if (width === undefined && height === undefined) return "";
  return messages.limits.size(width ?? messages.limits.any, height ?? messages.limits.any);
}

/** Returns what is wrong with a value by the limits of its model, before anybody else checks it. */
export function findLimitFault(spec: FieldSpec, value: Json | undefined): string | undefined {
  if (spec.type === "Number" && typeof value === "number") return findNumberFault(value, spec);
  if (spec.type !== "Select" || typeof value !== "string" || value === "") return undefined;
  return spec.options.includes(value) ? undefined : messages.wrongOption(value);
}
