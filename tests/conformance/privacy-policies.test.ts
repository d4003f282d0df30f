import { expect, test } from "vitest";
import { sites } from "../../hosts/index.ts";
import { cookieAddress } from "../../routing/cookie-address.ts";
import { shippedDocuments } from "../support/shipped/shipped-documents.ts";

const policies = shippedDocuments().flatMap(({ type, uid, locale, texts }) =>
  type === "content_page" && uid.endsWith(".privacy-policy")
    ? [{ name: `${uid} (${locale.code})`, locale, text: [...texts.values()].join("\n") }]
    : [],
);
const english = policies.filter(({ locale }) => locale.code === "en");

/** A number of cookies, their absence, or how long one lasts: the table of the settings says it. */
const counted = /\b(?:no|one|two|three|single|\d+) (?:\w+ ){0,3}cookies?\b|\bfor a (?:day|month|year)\b/iu;

test("each host has a privacy policy in each of its languages", () => {
  expect(policies.length).toBe(sites.reduce((sum, { languages }) => sum + languages.length, 0));
});

test.each(policies)("P35: $name links to the settings of what is stored, in its language", ({ locale, text }) => {
  expect(text).toContain(`](${cookieAddress(locale.code)})`);
});

test.each(english)("P35: $name neither counts cookies nor denies them", ({ text }) => {
  expect(text).not.toMatch(counted);
});

test.each(english)("P35: $name has all that takes consent, and how to withdraw it", ({ text }) => {
  expect(text).toMatch(/allow measurement[^]+allow marketing[^]+scripts from partners[^]+withdraw/);
});

test.each(["One cookie, for your currency.", "There are no advertising or measuring cookies.", "It lasts for a year."])(
  "%s counts or denies",
  (text) => expect(text).toMatch(counted),
);
