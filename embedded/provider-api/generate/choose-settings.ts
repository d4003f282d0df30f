import type { ProductSource } from "../source/product.ts";
import { fillTexts } from "./fill.ts";
import type { PlannedProduct } from "./plan.ts";

type Setting =
  | "cancellableHours"
  | "reschedulableHours"
  | "validity"
  | "openDated"
  | "schedule"
  | "visit"
  | "pax"
  | "includes"
  | "excludes"
  | "attractions"
  | "airport"
  | "network"
  | "transfer"
  | "parts"
  | "motif";

/** Returns the settings that follow from template and subject. Where a template leaves a choice, chance decides. */
export function chooseSettings(
  { template, subject }: PlannedProduct,
  random: () => number,
): Pick<ProductSource, Setting> {
  const { attraction, airport, network } = subject;
  const { pax, transfer } = template;
  const schedule = template.schedules[subject.city.code] ?? template.schedule;
  return {
    cancellableHours: choose(template.cancellable, random()),
    reschedulableHours: choose(template.reschedulable, random()),
    validity: template.validity,
    openDated: template.openDated,
    visit: template.visit,
    includes: template.includes,
    excludes: template.excludes,
    attractions: attraction === undefined ? [] : [attraction.key],
    parts: [],
    motif: template.motif,
    ...(schedule === undefined ? {} : { schedule }),
    ...(pax === undefined ? {} : { pax }),
    ...(airport === undefined ? {} : { airport }),
    ...(network === undefined ? {} : { network }),
    ...(transfer === undefined ? {} : { transfer }),
  };
}

function choose<Value>(values: readonly Value[], at: number): Value | null {
  return values[Math.floor(at * values.length)] ?? null;
}

type Stars = ProductSource["stars"];

/** How `ratings` visitors voted, about `loved` percent of them five stars. */
export function spreadStars(ratings: number, loved: number, random: () => number): Stars {
  const five = Math.min(0.95, (loved + random() * 14 - 7) / 100);
  const share = (part: number) => Math.round(ratings * (1 - five) * part);
  const [four, three, two, one] = [share(0.62), share(0.21), share(0.09), share(0.08)];
  return [Math.max(0, ratings - four - three - two - one), four, three, two, one];
}

/** Few products have many ratings: between 12 and about 6,000, with half of them under 270. */
export function drawRatings(random: () => number): number {
  return Math.round(12 * 500 ** random());
}

/** At least one: the product itself. */
export function makeVariants(
  { id, template, subject }: PlannedProduct,
  name: ProductSource["name"],
): ProductSource["variants"] {
  if (template.variants.length === 0) return [{ id: id * 10 + 1, name, dearerPercent: 0, includes: [] }];
  const all = template.variants.map((variant, index) => ({
    ...variant,
    id: id * 10 + index + 1,
    name: fillTexts(variant.name, subject.words),
  }));
  return all.filter(({ vehicle }) => subject.station || vehicle !== "TRAIN");
}
