import { expect, test } from "vitest";
import type { Product } from "../catalog/product/product.ts";
import { neededBy } from "../tests/support/expand-shortcode.ts";
import { shortcodeContext } from "../tests/support/shortcode-world.ts";
import { testProduct } from "../tests/support/test-product.ts";
import { expandText } from "../text/expand-text.ts";
import { parseText } from "../text/parse-text.ts";
import { shortcodes } from "./index.ts";

const price = { minor: 2400, currency: "EUR" } as const;
const fullPrice = testProduct({ id: 7, price: { final: price, original: price, cashbackPercent: 0 } });

function said(title: string, products = [testProduct({ id: 7 })]): string {
  return expanded(title, products).text;
}

function expanded(title: string, products: readonly Product[]) {
  const context = shortcodeContext({ products, missing: neededBy(title, shortcodes) });
  return expandText(parseText(title, shortcodes), (use, enclosed) => use.text(context, enclosed));
}

test.each([
  [
    "Tickets in Rome[if-available] from [min-price][/if-available] | Tessera",
    "Tickets in Rome from €24 | Tessera",
    "Tickets in Rome | Tessera",
  ],
  [
    "Compare tickets[if-available], with up to [best-discount]% off[/if-available].",
    "Compare tickets, with up to 20% off.",
    "Compare tickets.",
  ],
  ["Arena floor[if-available tgid=7], from [price tgid=7][/if-available]", "Arena floor, from €24", "Arena floor"],
  [
    '[if-available fallback="Tickets in Rome"][count] tickets in Rome[/if-available]',
    "1 tickets in Rome",
    "Tickets in Rome",
  ],
])("D33: %s reads well whether or not the provider answers", (title, answered, silent) => {
  expect([said(title), said(title, [])]).toEqual([answered, silent]);
});

test.each([
  ["Tours[if-available], up to [best-discount]% off today[/if-available].", "Tours."],
  ["[if-available fallback='Tours']Save up to [best-discount]%[/if-available]", "Tours"],
  ["[if-available]From [price tgid=9] per person[/if-available]", ""],
  ["[if-available]Save up to [best-discount fallback=5]%[/if-available]", "Save up to 5%"],
  ["[if-available][min-price][/if-available]", "€24"],
  ["[if-available][if-available]Save [best-discount]%. [/if-available]Tours[/if-available]", "Tours"],
  ["[if-available][popup title=Save]Up to [best-discount]%[/popup][/if-available]", ""],
])("D33: a sentence with a gap is hidden, without a finding: %s", (title, expected) => {
  const { text, findings } = expanded(title, [fullPrice]);
  expect([text, findings]).toEqual([expected, []]);
});

test.each(["Save up to [best-discount]% today", "From [price tgid=9] per person", "[if-available][/if-available]"])(
  "D33: a finding names the shortcode without data, and the one that hides its sentence: %s",
  (title) => {
    const [finding] = expanded(title, [fullPrice]).findings;
    expect(finding?.message).toContain(/\[[^\]]+\]/.exec(title)?.[0]);
    expect(finding?.hint).toContain("[if-available]…[/if-available]");
  },
);

test.each([
  ["Tickets from [min-price] | Tessera", "Tickets from  | Tessera"],
  ['Tickets from [min-price fallback="a few euros"] | Tessera', "Tickets from a few euros | Tessera"],
  ["Up to [best-discount]% off", "Up to 0% off"],
])("D33: what is around a shortcode stays as typed: %s", (title, silent) => {
  expect(said(title, [])).toBe(silent);
});
