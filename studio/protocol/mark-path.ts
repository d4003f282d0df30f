import type { Json } from "./document.ts";
import { type Path, readAt, type Step } from "./changes/path.ts";
import type { Mark } from "./rendering.ts";

/**
 * Returns the path of a field that a page or a finding names. `zone` is the field that has the slices.
 * { slice: "hero$1", field: "items.4.text.1" } → ["slices", { slice: "hero$1" }, "primary", "items", 3, "text", 0].
 */
export function toPath(data: Json, zone: string, { slice, field }: Mark): Path {
  const steps = field === "" ? [] : field.split(".").map(toStep);
  if (slice === null) return steps;
  const place = [zone, { slice }] as const;
  const [first = ""] = steps;
  const isRepeated = first === "items" && readAt(data, [...place, "primary", first]) === undefined;
  return [...place, ...(isRepeated || steps.length === 0 ? [] : ["primary"]), ...steps];
}

function toStep(part: string): Step {
  return /^\d+$/.test(part) ? Number(part) - 1 : part;
}

/** Returns the field at a path as pages name it; the inverse of `toPath`. */
export function toMark(path: Path): Mark {
  const [, place, ...rest] = path;
  const isSlice = typeof place === "object";
  const steps = isSlice ? rest.filter((step, index) => index > 0 || step !== "primary") : path;
  const field = steps.map(printStep).join(".");
  return { slice: isSlice ? place.slice : null, field };
}

function printStep(step: Step): string {
  if (typeof step === "object") return step.slice;
  return typeof step === "number" ? `${step + 1}` : step;
}

/** Whether a field contains another one: `items.4` contains `items.4.text.1`. */
export function contains(outer: string, inner: string): boolean {
  return inner === outer || inner.startsWith(`${outer}.`);
}
