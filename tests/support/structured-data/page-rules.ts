import { pageAtUrl } from "../../../routing/page-address.ts";
import { isObject, toList, listNodesByType, objectsIn, textIn } from "./graph.ts";
import { type Rule, unless } from "./rule.ts";

/** The nodes of every page: who runs the site, the site, the page. */
export const pageNodes: Rule = (nodes, { url, tag }) => {
  const of = (type: string) => nodes.filter((node) => node["@type"] === type);
  const [organization, website, page] = ["Organization", "WebSite", "WebPage"].map((type) => of(type)[0]);
  const { origin } = new URL(url);
  return [
    ...["Organization", "WebSite", "WebPage"].flatMap((type) =>
      unless(of(type).length === 1, `the graph has ${of(type).length} nodes of type ${type}`),
    ),
    ...["name", "legalName", "url"].flatMap((each) =>
      unless(textIn(organization ?? {}, each) !== "", `the Organization has no ${each}`),
    ),
    ...unless(isObject(organization?.["logo"]), "the Organization has no logo"),
    ...unless(website?.["@id"] === `${origin}/#website`, "the WebSite has another id"),
    ...unless(textIn(page ?? {}, "name") !== "", "the WebPage has no name"),
    ...unless(page?.["url"] === url, `the WebPage has the address ${String(page?.["url"])}`),
    ...unless(page?.["inLanguage"] === tag, `the WebPage is in ${String(page?.["inLanguage"])}`),
    ...unless(JSON.stringify(page?.["isPartOf"]) === `{"@id":"${origin}/#website"}`, "the WebPage is part of no site"),
  ];
};

/** Kinds of pages that show the way from the home page. */
const kindsWithWay: ReadonlySet<string> = new Set([
  "airport-transfer",
  "article",
  "attraction",
  "category",
  "city",
  "city guide",
  "collection",
  "country",
  "experience",
  "hop-on-hop-off",
  "news",
  "reviews",
  "shoulder",
  "show",
  "sub-category",
  "theatre",
]);

/** Pages that show breadcrumbs have them for search engines too. Home pages do not show them. */
export const way: Rule = (nodes, { url, kind = "" }) =>
  unless(
    !kindsWithWay.has(kind) ||
      pageAtUrl(url)?.path.length === 0 ||
      listNodesByType(nodes, "BreadcrumbList").length === 1,
    `a page of the kind ${kind} has no BreadcrumbList`,
  );

/** Stars for ourselves, or for a house, are not eligible (Google, review snippets). */
export const noOwnStars: Rule = (nodes) =>
  listNodesByType(nodes, "Organization", "LocalBusiness", "PerformingArtsTheater").flatMap((node) =>
    ["aggregateRating", "review"].flatMap((each) => unless(!(each in node), `${String(node["@type"])} has ${each}`)),
  );

/** Ids are absolute, on the host of the page, each once, and what refers to one finds it. */
export const ids: Rule = (nodes, { url }) => {
  const defined = objectsIn(nodes).flatMap((node) => ("@type" in node && "@id" in node ? [String(node["@id"])] : []));
  const referred = objectsIn(nodes).flatMap((node) =>
    !("@type" in node) && "@id" in node ? [String(node["@id"])] : [],
  );
  const { origin } = new URL(url);
  return [
    ...defined.flatMap((id) => unless(id.startsWith(`${origin}/`), `the id ${id} is of another host`)),
    ...defined.flatMap((id, index) => unless(defined.indexOf(id) === index, `the id ${id} is there twice`)),
    ...referred.flatMap((id) => unless(defined.includes(id), `no node has the id ${id}`)),
  ];
};

/** Every value says something: no empty text, no markup, no shortcode that was not expanded, no length without its unit. */
export const values: Rule = (nodes) =>
  objectsIn(nodes).flatMap((node) => [
    ...unless("@type" in node || "@id" in node, `an object has no type: ${JSON.stringify(node).slice(0, 80)}`),
    ...["width", "height"].flatMap((each) =>
      unless(typeof node[each] !== "number", `${String(node["@type"])}.${each} has no unit`),
    ),
    ...Object.entries(node).flatMap(([property, value]) =>
      toList(value).flatMap((each) =>
        unless(isFilled(each), `${String(node["@type"])}.${property} is ${JSON.stringify(each)}`),
      ),
    ),
  ]);

function isFilled(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "string") return value !== null;
  return value.trim() !== "" && !/<\/?[a-z][^>]*>|\[\/?(?:price|cta|count|title|min-price)\b/i.test(value);
}

/** Films have what a result with a player needs; an article has who wrote it, and what it is called. */
export const media: Rule = (nodes) => [
  ...listNodesByType(nodes, "VideoObject").flatMap((film) => [
    ...["name", "thumbnailUrl", "uploadDate", "duration"].flatMap((each) =>
      unless(textIn(film, each) !== "", `the VideoObject has no ${each}`),
    ),
    ...unless(/^P(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)$/.test(textIn(film, "duration")), "its duration is none"),
  ]),
  ...listNodesByType(nodes, "Article", "NewsArticle").flatMap((article) => [
    ...unless(textIn(article, "headline") !== "", "the article has no headline"),
    ...["author", "publisher"].flatMap((each) => unless(isObject(article[each]), `the article has no ${each}`)),
    ...unless(
      article["@type"] === "Article" || textIn(article, "datePublished") !== "",
      "the NewsArticle has no datePublished",
    ),
  ]),
  ...unless(listNodesByType(nodes, "FAQPage").length <= 1, "the graph has more than one FAQPage"),
];
