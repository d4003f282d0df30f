import fc from "fast-check";
import type { StoredDocument } from "../../../store/document.ts";

/** Few different values, so that documents share some. */
export const arbitrary = {
  id: fc.constantFrom("Za", "Zb", "Zc", "Zd", "Ze", "Zf"),
  type: fc.constantFrom("page", "author"),
  lang: fc.constantFrom("en-us", "de-de"),
  uid: fc.constantFrom("rome", "paris", "ada"),
  tag: fc.constantFrom("city", "Italy", "é\"'\\", "12"),
  number: fc.constantFrom(-1.5, 0, 1, 2, 12, 1767225600000),
  word: fc.constantFrom("Rome", "Trésor", "tresors", "rom", "دبي", "a12", "12", "𝒳y"),
  date: fc.constantFrom(
    "2026-01-01",
    "2026-01-31",
    "2025-12-31",
    "2026-05-04T23:30:00+0000",
    "2026-05-04T23:30:00+0200",
  ),
  place: fc.constantFrom(
    { latitude: 48.85, longitude: 2.35 },
    { latitude: 41.9, longitude: 12.5 },
    { latitude: -33.87, longitude: 151.21 },
    { latitude: 0, longitude: 179.9 },
  ),
};

const { id, type, lang, uid, tag, number, word, date, place } = arbitrary;
const sentence = fc.array(word, { maxLength: 4 }).map((words) => words.join(" "));
const long = fc.constantFrom("x", "y").map((end) => `${"long ".repeat(30)}${end}`);
const block = fc.record({ type: fc.constant("paragraph"), text: sentence, spans: fc.constant([]) });
const link = fc.oneof(
  id.map((linked) => ({ link_type: "Document", id: linked })),
  fc.constant({ link_type: "Any" }),
  fc.constant({ link_type: "Web", url: "https://example.com", text: "Rome" }),
);
const value = fc.oneof(sentence, long, number, fc.boolean(), date, fc.constant(null), fc.constant("12"));

const data = fc.record(
  {
    a: value,
    b: value,
    when: date,
    title: fc.array(block, { maxLength: 2 }),
    to: link,
    where: fc.oneof(place, fc.constant({})),
    cards: fc.array(
      fc.record(
        { n: value, where: place, inner: fc.array(fc.record({ n: value }), { maxLength: 2 }) },
        { requiredKeys: [] },
      ),
      { maxLength: 3 },
    ),
    slices: fc.array(fc.record({ slice_type: fc.constant("hero"), primary: fc.record({ text: sentence }) }), {
      maxLength: 1,
    }),
  },
  { requiredKeys: [] },
);

const moment = fc.constantFrom(null, 1767225600000, 1767225601000, 1777937400000);

export const arbitraryDocument: fc.Arbitrary<StoredDocument> = fc.record({
  id,
  translations: fc.constant("g"),
  type,
  lang,
  uid: fc.option(uid),
  title: fc.constant(""),
  tags: fc.uniqueArray(tag, { maxLength: 3 }),
  firstPublished: moment,
  lastPublished: moment,
  data,
});
