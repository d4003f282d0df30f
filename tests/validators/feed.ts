import * as v from "valibot";
import { sites } from "../../hosts/index.ts";
import type { Checker } from "./checker.ts";
import { requestFrom } from "./visit-pages.ts";

const text = v.pipe(v.string(), v.minLength(1));
const address = v.pipe(v.string(), v.url());
const language = v.pipe(
  v.string(),
  v.check((tag) => Intl.getCanonicalLocales(tag)[0] === tag),
);
const date = v.pipe(v.string(), v.isoTimestamp());
const authors = v.pipe(
  v.array(v.strictObject({ name: v.optional(text), url: v.optional(address), avatar: v.optional(address) })),
  v.minLength(1),
);
/** Any other property begins with an underscore, and is an object. */
const extension = { _tessera: v.optional(v.looseObject({})) };

const item = v.pipe(
  v.strictObject({
    id: text,
    url: v.optional(address),
    external_url: v.optional(address),
    title: v.optional(text),
    content_html: v.optional(text),
    content_text: v.optional(text),
    summary: v.optional(text),
    image: v.optional(address),
    banner_image: v.optional(address),
    date_published: v.optional(date),
    date_modified: v.optional(date),
    authors: v.optional(authors),
    tags: v.optional(v.array(text)),
    language: v.optional(language),
    ...extension,
  }),
  v.check(({ content_html: html, content_text: plain }) => (html ?? plain) !== undefined, "it has no content"),
);

/** JSON Feed 1.1 (jsonfeed.org), which publishes rules in words. */
const schema = v.strictObject({
  version: v.literal("https://jsonfeed.org/version/1.1"),
  title: text,
  home_page_url: v.optional(address),
  feed_url: v.optional(address),
  description: v.optional(text),
  user_comment: v.optional(text),
  next_url: v.optional(address),
  icon: v.optional(address),
  favicon: v.optional(address),
  authors: v.optional(authors),
  language: v.optional(language),
  expired: v.optional(v.boolean()),
  items: v.pipe(
    v.array(item),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length, "two items have one id"),
  ),
  ...extension,
});

export const feed: Checker = {
  does: "the rules of JSON Feed 1.1",
  check: async ({ baseUrl }) => {
    const queries = ["", "?lang=de", "?lang=ar"];
    const files = sites.flatMap(({ name }) => queries.map((query) => ({ name, path: `/feed.json${query}` })));
    const faults = [];
    for (const { name, path } of files) {
      const parsed = v.safeParse(schema, JSON.parse((await requestFrom(baseUrl, name, path)).body));
      const issues = parsed.issues ?? [];
      const says = issues.map((issue) => `${v.getDotPath(issue)?.replaceAll(/\d+/g, "#") ?? ""}: ${issue.message}`);
      faults.push(...says.map((each) => ({ where: `${name} ${path}`, says: each })));
    }
    return { inputs: files.length, faults };
  },
};
