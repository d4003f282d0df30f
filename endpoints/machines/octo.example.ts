import * as v from "valibot";

/** The shapes of OCTO 1.0 with `octo/pricing` and `octo/content`, as `@octocloud/types` 2.0.4 publishes them. */

const text = v.nullable(v.string());
const count = v.pipe(v.number(), v.integer());
const contacts = v.array(v.picklist(["firstName", "lastName", "emailAddress", "phoneNumber", "OTHER"]));

const price = {
  original: count,
  retail: count,
  net: v.nullable(count),
  currency: v.string(),
  currencyPrecision: count,
  includedTaxes: v.array(v.object({ name: v.string(), retail: count, original: count, net: v.nullable(count) })),
};
const prices = v.optional(v.array(v.object(price)));

const unit = v.looseObject({
  id: v.string(),
  internalName: v.string(),
  reference: text,
  type: v.picklist(["ADULT", "YOUTH", "CHILD", "INFANT", "FAMILY", "SENIOR", "STUDENT", "MILITARY", "OTHER"]),
  restrictions: v.object({
    minAge: count,
    maxAge: count,
    idRequired: v.boolean(),
    minQuantity: v.nullable(count),
    maxQuantity: v.nullable(count),
    paxCount: count,
    accompaniedBy: v.array(v.string()),
  }),
  requiredContactFields: contacts,
  pricingFrom: prices,
});

const option = v.looseObject({
  id: v.string(),
  default: v.boolean(),
  internalName: v.string(),
  reference: text,
  availabilityLocalStartTimes: v.pipe(v.array(v.string()), v.minLength(1)),
  cancellationCutoff: v.string(),
  cancellationCutoffAmount: count,
  cancellationCutoffUnit: v.picklist(["minute", "hour", "day"]),
  requiredContactFields: contacts,
  restrictions: v.object({ minUnits: v.nullable(count), maxUnits: v.nullable(count) }),
  units: v.array(unit),
  pricingFrom: prices,
});

const media = v.object({
  src: v.pipe(v.string(), v.url()),
  type: v.picklist(["image/jpeg", "image/png", "video/mp4", "video/avi", "external/youtube", "external/vimeo"]),
  rel: v.picklist(["LOGO", "COVER", "GALLERY"]),
  title: text,
  caption: text,
  copyright: text,
});

/** The published schema of a product. */
export const octoProductSchema = v.looseObject({
  id: v.string(),
  internalName: v.string(),
  reference: text,
  locale: v.string(),
  timeZone: v.string(),
  allowFreesale: v.boolean(),
  instantConfirmation: v.boolean(),
  instantDelivery: v.boolean(),
  availabilityRequired: v.boolean(),
  availabilityType: v.picklist(["START_TIME", "OPENING_HOURS"]),
  deliveryFormats: v.array(v.picklist(["PDF_URL", "QRCODE", "CODE128", "PKPASS_URL", "AZTECCODE"])),
  deliveryMethods: v.array(v.picklist(["VOUCHER", "TICKET"])),
  redemptionMethod: v.picklist(["DIGITAL", "PRINT", "MANIFEST"]),
  defaultCurrency: v.string(),
  availableCurrencies: v.pipe(v.array(v.string()), v.minLength(1)),
  pricingPer: v.picklist(["UNIT", "BOOKING"]),
  title: v.string(),
  features: v.array(
    v.object({
      type: v.picklist(["INCLUSION", "EXCLUSION", "HIGHLIGHT", "CANCELLATION_TERM"]),
      shortDescription: text,
    }),
  ),
  media: v.array(media),
  options: v.pipe(v.array(option), v.minLength(1)),
});

/** The published schema of a calendar. */
export const octoCalendarSchema = v.array(
  v.object({
    localDate: v.pipe(v.string(), v.isoDate()),
    available: v.boolean(),
    status: v.picklist(["AVAILABLE", "FREESALE", "SOLD_OUT", "LIMITED", "CLOSED"]),
    vacancies: v.nullable(count),
    capacity: v.nullable(count),
    openingHours: v.array(v.object({ from: v.string(), to: v.string() })),
    unitPricingFrom: v.optional(v.array(v.object({ ...price, unitId: v.string() }))),
    pricingFrom: v.optional(v.object(price)),
  }),
);
