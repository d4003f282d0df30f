import type { NumberSpec } from "../../../protocol/models/field-spec.ts";
import { messages } from "../messages.ts";

/** `"1,5"` → 1.5; `""` → null; undefined for another text. */
export function parseNumber(text: string): number | null | undefined {
  const trimmed = text.trim().replace(",", ".");
  if (trimmed === "") return null;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** Returns the next number in a direction, within the limits. */
export function stepNumber(
  number: number | undefined,
  direction: 1 | -1,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step = 1 }: NumberSpec,
): number {
  if (number === undefined) return Number.isFinite(min) ? min : 0;
  const digits = Math.max(countDecimals(step), countDecimals(number));
  return Math.min(max, Math.max(min, Number((number + direction * step).toFixed(digits))));
}

function countDecimals(number: number): number {
  return `${number}`.split(".")[1]?.length ?? 0;
}

/** Returns the fault of a number that is outside of the limits; undefined for another one. */
export function findNumberFault(number: number, { min, max, step }: NumberSpec): string | undefined {
  if (min !== undefined && number < min) return messages.tooSmall(min);
  if (max !== undefined && number > max) return messages.tooLarge(max);
  const steps = step === undefined ? 0 : (number - (min ?? 0)) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? undefined : messages.wrongStep(step ?? 1, min ?? 0);
}

/** `{ min: 1, max: 23, step: 1 }` → "1 to 23"; empty without limits. */
export function describeNumber({ min, max, step }: NumberSpec): string {
  const { between, from, to } = messages.limits;
  const isOpen = min === undefined && max === undefined;
  const range =
    min !== undefined && max !== undefined
      ? between(min, max)
      : isOpen
        ? ""
        : min === undefined
          ? to(max ?? 0)
          : from(min);
  const steps = step === undefined || step === 1 ? "" : messages.limits.step(step);
  return [range, steps].filter(Boolean).join(", ");
}
