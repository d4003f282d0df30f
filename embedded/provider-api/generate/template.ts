import { jsonFiles, readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";
import { indexBy } from "../source/index-by.ts";
import { product, variant } from "../source/product.ts";
import { text, texts, translations } from "../source/translations.ts";

const { entries } = product;
/** Chosen by the product: each as likely as the next. */
const choices = v.pipe(v.array(entries.cancellableHours), v.minLength(1));

const words = v.record(v.string(), texts);

/** The pattern of products, one for each subject. Texts may have `{words}` of the subject. */
const template = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  subject: v.picklist(["attraction", "city", "airport", "network"]),
  /** Of attractions: which kinds. */
  kinds: v.optional(v.array(v.picklist(["ticketed", "open", "nature"])), ["ticketed", "open", "nature"]),
  /** Of attractions: those that are a day's trip away, or those in town. */
  dayTrip: v.optional(v.boolean(), false),
  /** Cities it is sold in, with the words only that city has. Defaults to all. */
  cities: v.optional(v.record(v.string(), words)),
  /** By city, photographs that show what is sold there. */
  photos: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** True for what leads through its city: photographs of the city follow. */
  showsCity: v.optional(v.boolean(), false),
  /** How many subjects have their turn before the next template. */
  share: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  name: texts,
  highlights: translations(v.pipe(v.array(text), v.minLength(1), v.maxLength(4))),
  type: entries.type,
  flow: entries.flow,
  subCategory: entries.subCategory,
  per: v.optional(v.picklist(["PERSON", "GROUP"]), "PERSON"),
  /** A usual price; products differ by a fifth. */
  euros: v.pipe(v.number(), v.minValue(1)),
  /** How much of it is for entry, where the attraction does not know better. */
  entryEuros: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  descriptors: entries.descriptors,
  minutes: entries.minutes,
  cancellable: choices,
  reschedulable: v.optional(choices, [null]),
  validity: entries.validity,
  openDated: entries.openDated,
  schedule: entries.schedule,
  /** Schedules of the cities that have another. */
  schedules: v.optional(v.record(v.string(), v.string()), {}),
  motif: entries.motif,
  visit: entries.visit,
  pax: entries.pax,
  transfer: entries.transfer,
  includes: entries.includes,
  excludes: entries.excludes,
  /** True when visitors meet at the city's first attraction; products of places and airports start there anyway. */
  meets: v.optional(v.boolean(), false),
  /** How many of a hundred visitors vote five stars. */
  loved: v.optional(v.pipe(v.number(), v.minValue(20), v.maxValue(95)), 68),
  variants: v.optional(v.array(v.omit(variant, ["id"])), []),
});

export type Template = v.InferOutput<typeof template>;

/** A file in `templates/`. */
const templateFile = v.array(template);

/** The patterns of `templates/`, file by file. Throws `DataError`. */
export function loadTemplates(folder: URL): readonly Template[] {
  const all = jsonFiles(new URL("templates/", folder)).flatMap(({ url }) => readJson(url, templateFile));
  return [...indexBy("templates/", all, ({ key }) => key).map.values()];
}
