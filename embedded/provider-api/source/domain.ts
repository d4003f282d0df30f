import * as v from "valibot";
import { text } from "./translations.ts";

const host = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/));

const domain = v.strictObject({
  host,
  /** What goes before the host where things are booked. */
  bookingSubdomain: host,
  /** In capitals, as the provider names brands. */
  name: v.pipe(v.string(), v.regex(/^[A-Z_]+$/)),
  displayName: text,
  logo: v.pipe(v.string(), v.url()),
  supportedLanguages: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z_]{2,7}$/))), v.minLength(1)),
  defaultCurrency: v.string(),
  /** Whether its pages must say that they are not the sight's own. */
  nonOfficialNotice: v.boolean(),
});

/** A host that sells for the provider. */
export type Domain = v.InferOutput<typeof domain>;

export const domains = v.array(domain);
