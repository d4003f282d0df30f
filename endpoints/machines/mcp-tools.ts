import * as v from "valibot";
import type { Site } from "../../hosts/site.ts";
import { defaultLocale, type LocaleCode, locales } from "../../i18n/locales.ts";
import { describedProduct, type MachineScope } from "./described-product.ts";
import type { MachineProducts } from "./machine-products.ts";
import { InvalidArguments, type McpTool } from "./mcp.ts";

/** Most products of one search. */
const maxResults = 20;

/** Returns the tools of a site: the same products, words and prices as its pages. `now` is in epoch milliseconds. */
export function mcpTools(
  site: Site,
  { search, product }: Pick<MachineProducts, "search" | "product">,
  now: () => number,
): readonly McpTool[] {
  const scopeIn = (code: LocaleCode) => ({ site, locale: locales[code], now: now() });
  return [searchTool(site, search, scopeIn), detailsTool(site, product, scopeIn)];
}

type ScopeIn = (code: LocaleCode) => MachineScope;

function searchTool(site: Site, search: MachineProducts["search"], scopeIn: ScopeIn): McpTool {
  const schema = v.object({
    query: v.pipe(v.string(), v.maxLength(60)),
    language: createLanguageSchema(site),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxResults)), 10),
  });
  return {
    name: "search_experiences",
    description: `Searches the tickets, tours and shows that ${site.brand} sells. Returns names, prices, ratings and pages.`,
    inputSchema: {
      type: "object",
      properties: {
        query: { type: "string", maxLength: 60, description: "Words; empty for what is popular" },
        language: languageSchema(site),
        limit: { type: "integer", minimum: 1, maximum: maxResults, default: 10 },
      },
      required: ["query"],
    },
    call: async (parameters) => {
      const { query: q, limit, language } = parsed(schema, parameters);
      const scope = scopeIn(language);
      const { products, total } = await search({ site, locale: scope.locale, q, offset: 0, limit });
      return { total, experiences: products.map((each) => describedProduct(each, scope)) };
    },
  };
}

function detailsTool(site: Site, product: MachineProducts["product"], scopeIn: ScopeIn): McpTool {
  const schema = v.object({
    id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, "is no id")),
    language: createLanguageSchema(site),
  });
  return {
    name: "get_experience_details",
    description: "Returns one experience by the id that search_experiences has, with what its price includes.",
    inputSchema: {
      type: "object",
      properties: { id: { type: "string", pattern: "^[1-9][0-9]{0,8}$" }, language: languageSchema(site) },
      required: ["id"],
    },
    call: async (parameters) => {
      const { id, language } = parsed(schema, parameters);
      const scope = scopeIn(language);
      const found = await product(site, scope.locale, Number(id));
      if (found === undefined) throw new InvalidArguments(`There is no experience ${id}.`);
      const { inclusions, exclusions, minDuration, maxDuration } = found;
      return {
        ...describedProduct(found, scope),
        inclusions: inclusions.lines,
        exclusions: exclusions.lines,
        minutes: { minDuration, maxDuration },
      };
    },
  };
}

/** Parses a language of a site, English by default. */
function createLanguageSchema({ languages }: Site) {
  return v.optional(v.picklist(languages, "is no language of this site"), defaultLocale);
}

function languageSchema({ languages }: Site): object {
  return { type: "string", enum: languages, default: defaultLocale };
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, parameters: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parameters);
  if (result.success) return result.output;
  throw new InvalidArguments(result.issues.map((issue) => `${v.getDotPath(issue) ?? ""} ${issue.message}`).join("; "));
}
