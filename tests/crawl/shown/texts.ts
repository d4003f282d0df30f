import { formatDayText } from "../../../i18n/dates.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { isObject, toList, listNodesByType, objectsIn, textIn } from "../../support/structured-data/graph.ts";
import { unless } from "../../support/structured-data/rule.ts";
import { listElements, hasText, isSameText, readMarkupWords } from "../elements.ts";
import { type ShownRule, formatNodeTitle } from "./shown-rule.ts";

/** Properties of each type that the page shows word for word. */
const shownProperties: ReadonlyMap<string, readonly string[]> = new Map([
  ["Article", ["headline", "description"]],
  ["NewsArticle", ["headline", "description"]],
  ["VideoObject", ["name", "description"]],
  ["Product", ["name"]],
  ["Person", ["name"]],
  ["ContactPoint", ["email"]],
  ["TouristAttraction", ["name", "description"]],
  ["PerformingArtsTheater", ["name"]],
  ["PostalAddress", ["streetAddress", "postalCode", "addressLocality"]],
  ["LocationFeatureSpecification", ["name"]],
  ["EventSeries", ["name"]],
]);

/** Names, headlines and other texts are words of the page; the page itself has its title and description. */
export const texts: ShownRule = (nodes, { title, description, body }) => {
  const shown = readMarkupWords(body);
  return [
    ...listNodesByType(nodes, "WebPage").flatMap((page) => [
      ...unless(textIn(page, "name") === title, `the WebPage is called ${textIn(page, "name")}`),
      ...unless(textIn(page, "description") === description, "the WebPage has another description"),
    ]),
    ...objectsIn(nodes).flatMap((node) =>
      (shownProperties.get(textIn(node, "@type")) ?? []).flatMap((property) =>
        unless(
          hasText(shown, textIn(node, property)),
          `it does not show the ${property} of the ${formatNodeTitle(node)}`,
        ),
      ),
    ),
  ];
};

/** An article has the heading, the author and the days of its page. */
export const articles: ShownRule = (nodes, { body, locale }) =>
  listNodesByType(nodes, "Article", "NewsArticle").flatMap((article) => {
    const headline = textIn(article, "headline");
    const author = toList(article["author"]).find(isObject);
    return [
      ...unless(
        listElements(body, "h1").some((heading) => isSameText(readMarkupWords(heading), headline)),
        `its heading is not ${headline}`,
      ),
      ...unless(
        hasText(readMarkupWords(body), textIn(author ?? {}, "name")),
        "it does not show the author of the article",
      ),
      ...["datePublished", "dateModified"].flatMap((each) =>
        unless(hasDay(body, textIn(article, each), locale), `it does not show the ${each} of the article`),
      ),
    ];
  });

/** Whether a page shows a day, `2026-11-24`, in its language. It shows no day at once. */
function hasDay(body: string, day: string, locale: Locale): boolean {
  return day === "" || hasText(readMarkupWords(body), formatDayText(day, locale));
}

/** Each question opens its reply. */
export const questions: ShownRule = (nodes, { body }) => {
  const shown = listElements(body, "details").map(readMarkupWords);
  return listNodesByType(nodes, "Question").flatMap((question) => {
    const name = textIn(question, "name");
    const reply = toList(question["acceptedAnswer"]).find(isObject);
    const text = textIn(reply ?? {}, "text");
    const found = shown.filter((each) => hasText(each, name));
    return found.length === 0
      ? [`it does not show the question ${name}`]
      : unless(
          found.some((each) => hasText(each, text)),
          `it has another reply to the question ${name}`,
        );
  });
};
