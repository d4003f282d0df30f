import * as v from "valibot";
import { isEmail } from "./email.ts";
import { type Posted, type ParsedForm, parsePosted } from "./parse-posted.ts";

/** The name of a subscription, by the page with its form (H26). */
export const newsletterEvents = {
  city: "City Page Subscribe",
  news: "News Page Subscribe",
  category: "Category/Sub Category Page Subscribe",
} as const;

const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.check(isEmail)),
  event: v.picklist(Object.values(newsletterEvents)),
});

export type Subscription = v.InferOutput<typeof schema>;

/** Parses a subscription. Its one problem that a visitor can correct is `email`. */
export function parseSubscription(posted: Posted): ParsedForm<Subscription> {
  return parsePosted(schema, posted);
}
