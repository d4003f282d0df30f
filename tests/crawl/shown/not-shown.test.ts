import { expect, it } from "vitest";
import { locales } from "../../../i18n/locales.ts";
import type { GraphNode as Node } from "../../support/structured-data/graph.ts";
import { readPage } from "../read-page.ts";
import { notShown } from "./not-shown.ts";

const origin = "https://www.tessera.example";
const url = `${origin}/rome/`;
const offer = (price: string) => ({ "@type": "Offer", price, priceCurrency: "EUR" });
const rated = { "@type": "AggregateRating", ratingValue: "4.6", ratingCount: 2819, reviewCount: 728 };

const way = {
  "@type": "BreadcrumbList",
  itemListElement: [
    { name: "Home", item: `${origin}/` },
    { name: "Italy", item: `${origin}/italy/` },
    { name: "Rome" },
  ],
};
const longerWay = { ...way, itemListElement: [...way.itemListElement, { name: "Forum" }] };
const trip = {
  "@type": "Product",
  name: "Trip",
  url: `${origin}/trip/`,
  offers: offer("54.00"),
  aggregateRating: rated,
};
const soldOut = { "@type": "Product", name: "Walk", url: `${origin}/walk/`, offers: { "@type": "Offer" } };
const list = { "@type": "ItemList", "@id": `${url}#all`, itemListElement: [{ item: trip }, { item: soldOut }] };
const stories = {
  "@type": "ItemList",
  "@id": `${url}#stories`,
  itemListElement: [{ name: "Rain", url: `${origin}/rain/` }],
};
const product = {
  "@type": "Product",
  name: "Arena",
  offers: { "@type": "AggregateOffer", lowPrice: "24.00", highPrice: "30.50", priceCurrency: "EUR" },
  aggregateRating: rated,
};
const review = {
  "@type": "Review",
  author: { "@type": "Person", name: "Léa" },
  datePublished: "2026-11-24",
  reviewBody: "Well worth it.",
  reviewRating: { "@type": "Rating", ratingValue: 5 },
};
const event = (startDate: string, price: string) => ({
  "@type": "TheaterEvent",
  eventStatus: "https://schema.org/EventScheduled",
  startDate,
  offers: price === "" ? { "@type": "Offer" } : offer(price),
});
const evening = event("2026-11-28T19:30:00+00:00", "43.00");
const matinee = event("2026-11-28T14:30:00+00:00", "36.00");
const last = event("2026-11-29T15:00:00+00:00", "30.00");
const run = { "@type": "Graph", event: [evening, matinee, last] };
const soldOutRun = { "@type": "Graph", event: [event("2026-11-28T14:30:00+00:00", ""), last] };
const webPage = { "@type": "WebPage", name: "Rome", description: "Tickets" };
const contact = { "@type": "ContactPoint", email: "help@a.example" };
const article = {
  "@type": "NewsArticle",
  headline: "Umbrellas return",
  author: { "@type": "Organization", name: "Tessera" },
  datePublished: "2026-11-14",
};
const faq = {
  "@type": "FAQPage",
  mainEntity: [{ "@type": "Question", name: "Is it loud?", acceptedAnswer: { "@type": "Answer", text: "A little." } }],
};

const rating = `<span>Rated 4.6 out of 5 from 2,819 ratings</span><span>728 reviews</span>`;
const breadcrumbs = `<nav><ol><li><a href="/">Home</a></li><li><a href="/italy/">Italy</a></li><li translate="no" aria-current="page">Rome</li></ol></nav>`;
const card = (name: string, price: string) =>
  `<article data-product="1"><h3><a href="/${name.toLowerCase()}/">${name}<span class="visually-hidden"> · Book</span></a></h3>${price}</article>`;
const cards = `<section id="all">${card("Trip", `${rating}<s><bdi>€62</bdi></s> <bdi>€54</bdi>`)}${card("Walk", "").replace(">Walk<", '><span>Walk <bdi lang="de">(Deutsch)</bdi></span><')}</section>`;
const story = `<article><h2><a href="/rain/">Rain</a></h2></article>`;
const box = `<h1>Arena</h1>${rating}<div id="booking">from <bdi>€24</bdi></div><td><bdi>€30.50</bdi></td>`;
const figure = `<figure><p>5 out of 5 stars</p><blockquote>Well worth it.</blockquote><bdi>Léa</bdi> · 24 Nov 2026</figure>`;
const calendar = `<table><td><a href="?date=2026-11-28">28 <bdi>€36</bdi></a></td><td><a href="?date=2026-11-29">29 <bdi>€29</bdi></a></td></table>`;
const news = `<h1>Umbrellas <em>return</em></h1>By Tessera, <time>14 Nov 2026</time>`;
const details = `<details><summary>Is it loud?</summary><p>A <b>little</b>.</p></details>`;

/** Returns what a page with that body does not show of the nodes. */
function faults(nodes: readonly Node[], body: string): readonly string[] {
  const page = readPage(`<title>Rome</title><meta name="description" content="Tickets"/><body>${body}</body>`);
  return notShown(nodes, { ...page, url, locale: locales.en });
}

it.each<[string, Node, string]>([
  ["breadcrumbs", way, breadcrumbs],
  ["a list of products", list, cards],
  ["a list of stories", stories, story],
  ["a product", product, box],
  ["reviews", review, figure],
  ["performances", run, calendar],
  ["a story", article, news],
  ["questions", faq, details],
  ["a page", webPage, ""],
  ["a contact", contact, "help@a.example"],
])("A13: %s on a page that shows what it says", (_title, node, body) => {
  expect(faults([node], body)).toEqual([]);
});

it.each<[string, Node, string, string, string]>([
  ["the WebPage is called Paris", { ...webPage, name: "Paris" }, "", "", ""],
  ["it does not show the crumb Forum", longerWay, breadcrumbs, "", ""],
  ["it shows the crumb Lazio, which its structured data lacks", way, breadcrumbs, "</ol>", "<li>Lazio</li></ol>"],
  ["its crumb 2 is Spain, and not Italy", way, breadcrumbs, "Italy", "Spain"],
  [`its crumb Italy leads to ${origin}/spain/, and not ${origin}/italy/`, way, breadcrumbs, "/italy/", "/spain/"],
  ["in the list all, it shows 1 items, and not 2", list, cards, "<article", "<div"],
  ["in the list all, it shows Tour, and not Trip", list, cards, ">Trip<", ">Tour<"],
  [`in the list all, its item Trip leads to ${origin}/x/, and not ${origin}/trip/`, list, cards, "/trip/", "/x/"],
  ["in the list all, it shows the price €540 of the Product Trip, and not €54", list, cards, "€54", "€540"],
  ["in the list all, it shows the price none of the Product Trip, and not €54", list, cards, "<bdi>€54</bdi>", ""],
  [
    "in the list all, it shows the price €9 of the Product Walk, and not none",
    list,
    cards,
    "Book</span></a></h3></article></section>",
    "</span></a></h3><bdi>€9</bdi></article></section>",
  ],
  [
    "in the list all, it does not show that the Product Trip is Rated 4.6 out of 5 from 2,819 ratings",
    list,
    cards,
    "4.6",
    "4.7",
  ],
  ["in the list stories, it shows Snow, and not Rain", stories, story, "Rain", "Snow"],
  ["its heading does not name the Product Arena", product, box, "Arena", "Forum"],
  ["it shows the price $24 of the Product Arena, and not €24", product, box, "€24", "$24"],
  ["it does not show the highest price €30.50 of the Product Arena", product, box, "€30.50", "€30"],
  ["it does not show that the Product Arena has 728 reviews", product, box, "728 reviews", "2,728 reviews"],
  ["it does not show the review of Léa", review, figure, "worth", "with"],
  ["it shows the review of Léa with another name, day or stars", review, figure, "5 out", "4 out"],
  ["it shows the review of Léa with another name, day or stars", review, figure, "24 Nov", "25 Nov"],
  ["it does not show the performance on 2026-11-28", run, calendar, "2026-11-28", "2026-11-27"],
  ["it shows the price €43 of the TheaterEvent, and not €36", run, calendar, "€36", "€43"],
  ["it shows the price €29 on a day that is sold out", soldOutRun, calendar, "€36", "€29"],
  ["its heading is not Umbrellas return", article, news, "return", "leave"],
  ["it does not show the datePublished of the article", article, news, "14 Nov", "15 Nov"],
  ["it does not show the author of the article", article, news, "Tessera", "Mosaic"],
  ["it does not show the question Is it loud?", faq, details, "loud", "late"],
  ["it has another reply to the question Is it loud?", faq, details, "little", "lot"],
  ["it does not show the email of the ContactPoint", contact, "help@a.example", "help@a", "hello@a"],
])("A13: finds that %s", (fault, node, body, from, to) => {
  expect(faults([node], body.replace(from, to))).toContain(fault);
});
