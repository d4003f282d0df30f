import type { Site } from "../../hosts/site.ts";
import { defaultLocale, locales } from "../../i18n/locales.ts";
import { canonicalUrl } from "../../routing/page-address.ts";
import { getMachineTerms } from "../../routing/machine-terms.ts";

/** A page that a machine may begin with. */
export interface ListedLink {
  readonly name: string;
  readonly url: string;
}

/** Returns `/llms.txt` of a site (llmstxt.org): where machines find what it has, and on which terms. */
export function llmsText(site: Site, products: readonly ListedLink[]): string {
  const [pages, sold] = [getMachineTerms(site, "pages"), getMachineTerms(site, "products")];
  const origin = `https://${site.host}`;
  const languages = site.languages.map((code) => `[${locales[code].name}](${canonicalUrl({ site, path: [] }, code)})`);
  return [
    `# ${site.brand}`,
    "",
    `> ${site.brand} sells tickets and experiences. Sold by ${site.legalName}.`,
    "",
    ...section("Pages", pages, [
      `- [All pages](${origin}/sitemap.xml): in each language, with the day of the last change`,
      `- Languages: ${languages.join(", ")}`,
    ]),
    ...section("Products", sold, [
      `- [JSON feed](${origin}/feed.json): names, prices and ratings; \`?lang=de\` for another language`,
      `- [Product feed for things to do](${origin}/api/things-to-do): the same in the shape of Google's feed`,
      `- [OCTO](${origin}/api/octo/products): products and the calendar of each, to read only`,
      `- [MCP](${origin}/api/mcp): the tools search_experiences and get_experience_details`,
      ...products.map(({ name, url }) => `- [${name.replaceAll(/[[\]]/g, "")}](${url})`),
    ]),
    "## Reading",
    "",
    "Prices are for one person or group, all in, in the currency of the place, and change: read them again before you quote them.",
    `The default language is ${locales[defaultLocale].name}. Booking happens on the page of a product.`,
    "",
  ].join("\n");
}

function section(
  title: string,
  terms: ReturnType<typeof getMachineTerms>,
  lines: readonly string[],
): readonly string[] {
  if (!terms.allowed) return [];
  const license = terms.license === undefined ? [] : [`- Licence: ${terms.license}`];
  return [`## ${title}`, "", ...lines, ...license, ""];
}
