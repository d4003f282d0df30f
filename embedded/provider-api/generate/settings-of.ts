import type { ProductSource } from "../source/product.ts";
import type { PlannedProduct } from "./plan.ts";

type Setting =
  | "cancellableHours"
  | "reschedulableHours"
  | "validity"
  | "openDated"
  | "schedule"
  | "pax"
  | "includes"
  | "excludes"
  | "attractions"
  | "airport"
  | "network"
  | "parts";

/** What the template and the subject say of a product, where a template leaves a choice by chance. */
export function settingsOf({ template, subject }: PlannedProduct, random: () => number): Pick<ProductSource, Setting> {
  const { attraction, airport, network } = subject;
  const { schedule, pax } = template;
  return {
    cancellableHours: choose(template.cancellable, random()),
    reschedulableHours: choose(template.reschedulable, random()),
    validity: template.validity,
    openDated: template.openDated,
    includes: template.includes,
    excludes: template.excludes,
    attractions: attraction === undefined ? [] : [attraction.key],
    parts: [],
    ...(schedule === undefined ? {} : { schedule }),
    ...(pax === undefined ? {} : { pax }),
    ...(airport === undefined ? {} : { airport }),
    ...(network === undefined ? {} : { network }),
  };
}

function choose<Value>(values: readonly Value[], at: number): Value | null {
  return values[Math.floor(at * values.length)] ?? null;
}
