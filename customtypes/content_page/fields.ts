import * as v from "valibot";
import { date, group, link, number, richText, select, text, title } from "../../content/fields/index.ts";
import type { PageKind } from "../../renderer/index.ts";
import { pageFields } from "../page-fields.ts";
import { guideTopics } from "../../blocks/places/guide-pages/guide-topics.ts";
import { topics } from "../../blocks/sights/topics.ts";

/** The quick information that editors enter where the provider's is missing (C4). */
export const factNames = [
  "Recommended duration",
  "Visitors per year",
  "Entrances",
  "Expected wait",
  "Expected wait, skip the line",
  "UNESCO year",
  "Architecture style",
  "Timings",
  "Size",
  "Height",
  "Address",
] as const;

export const dayNames = [
  "Every day",
  "Monday to Friday",
  "Saturday and Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** The facts of access, each a yes, a no or a partly (X11, P22). */
export const accessFeatures = [
  "Step-free entrance",
  "Step-free inside",
  "Lift",
  "Even surfaces",
  "Accessible toilets",
  "Wheelchairs to borrow",
  "Pushchairs",
  "Companions enter free",
  "Assistance dogs",
] as const;

const month = () => number({ min: 1, max: 12, step: 1 });

/** Who says a thing, and when that was read. */
const source = { source: text(), source_link: link(), checked_on: date() };

/** The fields of a content page, whichever kind of page it is. */
export const contentSchema = v.object({
  heading: title(),
  intro: text(),
  tagged_page_type: text(),
  tagged_city: text(),
  tagged_country: text(),
  tagged_collection: number({ min: 1, step: 1 }),
  sight: number({ min: 1, step: 1 }),
  part_of: number({ min: 1, step: 1 }),
  topic: select(topics),
  local_address: text(),
  guide_topic: select(guideTopics),
  facts: group({ fact: select(factNames), from: number(), to: number(), text: text(), ...source }),
  access: group({
    feature: select(accessFeatures),
    available: select(["Yes", "Partly", "No"]),
    note: text(),
    ...source,
  }),
  fun_facts: group({ text: text(), ...source }),
  plan_visit: richText(),
  crowd_levels: group({
    days: select(dayNames),
    from: number({ min: 0, max: 23, step: 1 }),
    to: number({ min: 1, max: 24, step: 1 }),
    level: select(["Pleasant", "Crowded", "Very crowded", "Closed"]),
  }),
  season_levels: group({ from: month(), to: month(), level: select(["Low", "Mid", "Peak"]) }),
  levels_source: text(),
  levels_source_link: link(),
  levels_checked_on: date(),
  sources: group(source),
  ...pageFields,
});

export type ContentFields = v.InferOutput<typeof contentSchema>;

export type ContentKind = PageKind<ContentFields>;
