import { expect, test } from "vitest";
import { SourceText } from "../content/source-text.ts";
import { neededBy } from "../tests/support/expand-shortcode.ts";
import { shortcodeContext } from "../tests/support/shortcode-world.ts";
import { testProduct } from "../tests/support/test-product.ts";
import { textPorts } from "../tests/support/text-ports.ts";
import { shortcodes } from "./index.ts";

function said(title: string, products = [testProduct({ id: 7 })]): string {
  return textPorts(shortcodes, shortcodeContext({ products, missing: neededBy(title, shortcodes) })).text(
    new SourceText(title),
  );
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
  ["Tickets from [min-price] | Tessera", "Tickets from  | Tessera"],
  ['Tickets from [min-price fallback="a few euros"] | Tessera', "Tickets from a few euros | Tessera"],
  ["Up to [best-discount]% off", "Up to 0% off"],
])("D33: what is around a shortcode stays as typed: %s", (title, silent) => {
  expect(said(title, [])).toBe(silent);
});
