import type { Product } from "../source/catalog.ts";
import { findMaxPeople } from "../time/day-offers.ts";
import { toInventoryType } from "../time/slot-span.ts";
import { toTourId, type Variant, listVariants, findVendorId } from "../time/timed-product.ts";
import type { Texts } from "../source/translations.ts";
import { inOneLanguage, type View } from "../view.ts";
import { wireListingPrice } from "./currency.ts";
import { wirePolicies } from "./policies.ts";
import { htmlList } from "./texts.ts";

/** The ways to buy a product, the default one first. */
export function wireVariants(product: Product, view: View) {
  const { cancellationPolicyV2: cancellationPolicy, reschedulePolicy } = wirePolicies(product);
  return listVariants(product).map((variant) => {
    const own = inOneLanguage(view, listTexts(product, variant, view));
    return {
      id: variant.id,
      contentLanguage: own.language,
      name: own.text(variant.name),
      description: fillDescription(product, variant, own),
      listingPrice: wireListingPrice(product, view, variant),
      ...wireInclusions(product, variant, own),
      duration: toDuration(product, variant),
      inventoryType: toInventoryType(product),
      pax: { min: 1, max: variant.seats ?? findMaxPeople(product) },
      cashback: { value: product.price?.cashbackPercent ?? 0, type: "PERCENTAGE" },
      ticketDeliveryInfoHtml: null,
      inputFields: wireInputFields(product, view),
      cancellationPolicy,
      reschedulePolicy,
      maxBags: variant.bags ?? null,
      routes: listRoutes(product, variant)?.map(({ key }) => key) ?? null,
      tags: variant.vehicle === undefined ? [] : [variant.vehicle],
      openDated: product.openDated,
      queueType: toQueueType(product),
      commentary: variant.commentary,
      guideLanguages: variant.commentary.length === 0 ? [] : (variant.languages ?? product.facts.guideLanguages),
    };
  });
}

function listTexts(product: Product, variant: Product["variants"][number], { catalog }: View): readonly Texts[] {
  const description = descriptionTexts(product.network, variant, catalog);
  const routes = listRoutes(product, variant)?.map(({ name }) => name) ?? [];
  const inclusions = [...product.includes, ...product.excludes, ...variant.includes];
  return [variant.name, ...routes, ...inclusions, ...(description === undefined ? [] : [description])];
}

/** How visitors get in; null for what has no line. */
function toQueueType({ descriptors, subCategory, type }: Product) {
  if (subCategory.id === earlyAccess) return "PRIORITY";
  if (descriptors.some(({ code }) => code === "SKIP_THE_LINE")) return "SKIP_THE_LINE";
  return type === "ATTRACTION" ? "STANDARD" : null;
}

/** The sub-category of visits before the doors open. */
const earlyAccess = 14002;

/** The same, each with who sells it. */
export function wireVariantsWithTours(product: Product, view: View) {
  const vendorId = findVendorId(product);
  const tours = listVariants(product).map((variant) => [{ id: toTourId(variant), vendorId }]);
  return wireVariants(product, view).map((variant, index) => ({ ...variant, tours: tours[index] }));
}

const hoursPerDay = 24;

/** Returns the description of a variant: its own, else that of its vehicle or hours, else null. */
function fillDescription(product: Product, variant: Variant, { catalog, text }: View): string | null {
  const description = descriptionTexts(product.network, variant, catalog);
  if (description === undefined) return null;
  const names = listRoutes(product, variant)?.map(({ name }) => text(name)) ?? [];
  const hours = variant.hours ?? 0;
  return text(description)
    .replace("{hours}", String(hours))
    .replace("{days}", String(Math.ceil(hours / hoursPerDay)))
    .replace("{routes}", names.join(", "));
}

function descriptionTexts(
  network: Product["network"],
  { description, vehicle, hours }: Variant,
  { phrases: { variants } }: View["catalog"],
): Texts | undefined {
  if (description !== undefined) return description;
  if (vehicle !== undefined) return variants.vehicles[vehicle];
  if (hours === undefined) return undefined;
  return network === undefined ? variants.hours : variants.daysOnRoutes;
}

/** Returns the routes that a ticket of buses is for; undefined for anything else. */
function listRoutes({ network }: Product, { routes }: Variant) {
  return network?.routes.slice(0, routes);
}

/** Combines the inclusions of a product and a variant. An addition of the variant is never excluded. */
function wireInclusions({ includes, excludes }: Product, variant: Product["variants"][number], { text }: View) {
  return {
    inclusionsRichText: htmlList([...includes, ...variant.includes].map(text)),
    exclusionsRichText: htmlList(excludes.filter((one) => !variant.includes.includes(one)).map(text)),
  };
}

/** Milliseconds; of a ticket that is valid for hours, those. */
function toDuration({ minutes }: Product, { hours }: Variant): number | null {
  if (hours !== undefined) return hours * 3_600_000;
  return minutes === null ? null : minutes[0] * 60_000;
}

const limits = { minValue: null, maxValue: null, required: true, values: null };

/** At least two words. */
const fullName = { regex: "\\s*[^\\s]+\\s+[^\\s]+.*", minLength: 3, maxLength: 80, ...limits };

/** An airline's two characters and a number. */
const flightNumber = { regex: "[A-Z0-9]{2}\\s?[0-9]{1,4}", minLength: 3, maxLength: 7, ...limits };

/** The fields to fill in for a booking. */
function wireInputFields({ type }: Product, { catalog, text }: View) {
  const { name, flight } = catalog.phrases.inputFields;
  const always = field("NAME", text(name), "PRIMARY_CUSTOMER", fullName);
  if (type !== "AIRPORT_TRANSFER") return [always];
  return [always, field("FLIGHT_NUMBER", text(flight), "VARIANT", flightNumber)];
}

function field(id: string, name: string, level: "PRIMARY_CUSTOMER" | "VARIANT", validation: typeof fullName) {
  return { id, name, dataType: "STRING", level, validation };
}
