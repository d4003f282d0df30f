import * as v from "valibot";
import { cancellationPolicy, reschedulePolicy } from "./policies.ts";
import { commentary, guideLanguages } from "./facts.ts";
import { listingPrice } from "./listing-price.ts";
import { contentLanguage, count, html, id, text } from "./values.ts";

const inputField = v.strictObject({
  id: v.picklist(["NAME", "FLIGHT_NUMBER"]),
  name: text,
  dataType: v.literal("STRING"),
  level: v.picklist(["PRIMARY_CUSTOMER", "VARIANT"]),
  validation: v.strictObject({
    regex: text,
    minLength: id,
    maxLength: id,
    minValue: v.null(),
    maxValue: v.null(),
    required: v.literal(true),
    values: v.null(),
  }),
});

const fields = {
  id,
  contentLanguage,
  name: text,
  description: v.nullable(text),
  listingPrice: v.nullable(listingPrice),
  inclusionsRichText: html,
  exclusionsRichText: html,
  duration: v.nullable(count),
  inventoryType: v.picklist([
    "FIXED_START_FIXED_DURATION",
    "FIXED_START_FLEXIBLE_DURATION",
    "FLEXIBLE_START_FIXED_DURATION",
    "FLEXIBLE_START_FLEXIBLE_DURATION",
  ]),
  pax: v.strictObject({ min: v.literal(1), max: id }),
  cashback: v.strictObject({
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    type: v.literal("PERCENTAGE"),
  }),
  ticketDeliveryInfoHtml: v.nullable(text),
  inputFields: v.pipe(v.array(inputField), v.minLength(1)),
  cancellationPolicy,
  reschedulePolicy,
  maxBags: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  routes: v.nullable(v.pipe(v.array(text), v.minLength(1))),
  tags: v.array(text),
  openDated: v.boolean(),
  queueType: v.nullable(v.picklist(["STANDARD", "SKIP_THE_LINE", "FAST_TRACK", "PRIORITY"])),
  commentary,
  guideLanguages,
};

export const variant = v.strictObject(fields);

const withTours = v.strictObject({
  ...fields,
  tours: v.strictTuple([v.strictObject({ id, vendorId: id })]),
});

const withEntry = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.strictObject({
    tourGroups: v.record(
      v.pipe(v.string(), v.digits()),
      v.strictObject({ variants: v.pipe(v.array(entry), v.minLength(1)) }),
    ),
  });

export const variantsAnswer = withEntry(variant);
export const variantsWithToursAnswer = withEntry(withTours);
