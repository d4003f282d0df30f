import * as v from "valibot";
import type { Site } from "../../../hosts/site.ts";
import { isLocaleCode, type Locale, locales } from "../../../i18n/locales.ts";
import { describedProduct } from "./described-product.ts";
import type { MachineProducts } from "./machine-products.ts";
import { InvalidArguments, type McpTool } from "./mcp.ts";

const mostResults = 20;

const language = v.optional(v.pipe(v.string(), v.check(isLocaleCode, "is no language of this site")), "en");
const searchArguments = v.object({
  query: v.pipe(v.string(), v.maxLength(60)),
  language,
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostResults)), 10),
});
const detailsArguments = v.object({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, "is no id")), language });

const languageSchema = { type: "string", enum: Object.keys(locales), default: "en" };

/** Returns the tools of a site: the same products, words and prices as its pages. `now` is in epoch milliseconds. */
export function mcpTools(site: Site, { search, product }: MachineProducts, now: () => number): readonly McpTool[] {
  return [
    {
      name: "search_experiences",
      description: `Searches the tickets, tours and shows that ${site.brand} sells. Returns names, prices, ratings and pages.`,
      inputSchema: {
        type: "object",
        properties: {
          query: { type: "string", maxLength: 60, description: "Words; empty for what is popular" },
          language: languageSchema,
          limit: { type: "integer", minimum: 1, maximum: mostResults, default: 10 },
        },
        required: ["query"],
      },
      call: async (parameters) => {
        const { query: q, limit, language: code } = parsed(searchArguments, parameters);
        const scope = { site, locale: localeOf(code), now: now() };
        const { products, total } = await search({ site, locale: scope.locale, q, offset: 0, limit });
        return { total, experiences: products.map((each) => describedProduct(each, scope)) };
      },
    },
    {
      name: "get_experience_details",
      description: "Returns one experience by the id that search_experiences has, with what its price includes.",
      inputSchema: {
        type: "object",
        properties: { id: { type: "string", pattern: "^[1-9][0-9]{0,8}$" }, language: languageSchema },
        required: ["id"],
      },
      call: async (parameters) => {
        const { id, language: code } = parsed(detailsArguments, parameters);
        const locale = localeOf(code);
        const found = await product(site, locale, Number(id));
        if (found === undefined) throw new InvalidArguments(`There is no experience ${id}.`);
        const { inclusions, exclusions, minDuration, maxDuration } = found;
        const described = describedProduct(found, { site, locale, now: now() });
        return {
          ...described,
          inclusions: inclusions.lines,
          exclusions: exclusions.lines,
          minutes: { minDuration, maxDuration },
        };
      },
    },
  ];
}

function localeOf(code: string): Locale {
  return isLocaleCode(code) ? locales[code] : locales.en;
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, parameters: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parameters);
  if (result.success) return result.output;
  throw new InvalidArguments(result.issues.map((issue) => `${v.getDotPath(issue) ?? ""} ${issue.message}`).join("; "));
}
