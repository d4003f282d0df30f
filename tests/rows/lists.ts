import { counts, lacks, lists, marks, proves, shows } from "./checks/elements.ts";
import { hasRisingPrices } from "./checks/numbers.ts";
import { type Row, row } from "./row.ts";
import { asMoney, fact, type Reading, says, written } from "./texts.ts";

const list = "#listing-all";
const tours = "/api/tours/v6/tour-groups/list-by/category/2/?language=EN&currency=EUR&limit=50&city=ROME";
const offered = "/api/v2/category/?city=ROME&language=EN&filter-category-active-product-count=1";
const colosseum = "/api/tours/v6/tour-groups/50001/?language=EN&currency=EUR";
const guided = "/api/tours/v6/tour-groups/50002/?language=EN&currency=EUR";

const lamplighters = "/api/tours/v6/tour-groups/50101/?language=EN&currency=GBP";

const pitlane = 'at(my.microsite.uid,"www.pit-lane-days.example")';

/** Products that the editor of a list put first. */
const ranked: Reading = {
  from: "the ranking of the list",
  read: async ({ content }) => {
    const ids = await content('at(my.microsite.uid,"www.colosseum-visits.example")', "*.data.slices.*.primary.ranking");
    return [...new Set(ids.flatMap((text) => text.split(", ")))];
  },
};

/** City, category and list pages. */
export const listRows: readonly Row[] = [
  row(
    "C1",
    "tessera",
    "/rome/",
    shows("main > header h1"),
    marks("#page-top_attractions", "aria-label", says("blocks.topAttractions")),
    marks("#page-day_trips", "aria-label", says("blocks.dayTrips")),
    marks("#page-beyond_city", "aria-label", says("blocks.beyondCity")),
    shows("#page-nearby_cities h3 a", fact("/api/v2/city/101/nearby-cities?language=EN", "cities.*.displayName")),
    shows("#page-popular_categories a", fact(offered, "categories.0.displayName")),
    shows("#page-guide_teaser a", says("blocks.guide")),
    marks("#page-newsletter form", "action", "/api/newsletter/"),
  ),
  row(
    "C14",
    "tessera",
    "/rome/?price=2",
    shows(`${list} select[name=sort]`, says("listing.sorts.popularity"), says("listing.sorts.price")),
    shows(`${list} button`, says("listing.apply")),
    shows(`${list} a`, says("listing.reset")),
  ),
  row("C14", "tessera", "/rome/?sort=price", proves("prices in their order", hasRisingPrices)),
  row(
    "D7",
    "tessera",
    "/rome/tours/",
    lists("article[data-product]", "data-product", fact(tours, "pageData.items.*.id")),
  ),
  row(
    "D21",
    "westend",
    "/",
    shows("[id^=promotional_banner] h2", fact(lamplighters, "name")),
    shows("[id^=promotional_banner]", fact(lamplighters, "averageRating")),
    lacks("[id^=promotional_banner]", "img"),
  ),
  row("D22", "tessera", "/rome/", shows("article", says("product.bestSeller"), says("product.sellingOutFast"))),
  row(
    "J9",
    "tessera",
    "/reviews/colosseum-guided-tour/",
    counts("#reviews ul > li > figure, #reviews li figure", 10, 10),
  ),
  row("J9", "tessera", "/rome/tours/", counts(`${list} article[data-product]`, 10, 10)),
  row(
    "J11",
    "tessera",
    "/rome/?flags=special-offer",
    counts(`${list} article s`, 1),
    shows(`${list} article[data-product="50002"]`, fact(guided, "listingPrice.bestDiscount", toSaving)),
    shows(`${list} article[data-product="50002"] s`, fact(guided, "priorPrice.amount", asMoney("EUR"))),
  ),
  row(
    "J18",
    "tessera",
    "/",
    shows("[id^=promotional_banner] li", says("descriptors.AUDIO_GUIDE"), says("descriptors.MOBILE_TICKET")),
  ),
  row(
    "P1",
    "tessera",
    "/search/?q=colloseum",
    marks("form[role=search] input[name=q]", "value", "colloseum"),
    shows("main article h3", fact(colosseum, "name")),
  ),
  row("P1", "tessera", "/search/?q=zzzzzz", shows("main", says("search.none"))),
  row(
    "D6",
    "pitlane",
    "/",
    marks("article[data-product] a", "href", written(pitlane, "*.data.slices.*.primary.cta_url_suffix")),
  ),
  row("D7", "colosseum", "/", lists("#listing-tickets article[data-product]", "data-product", ranked)),
];

function toSaving(percent: string): string {
  return `Save ${percent}%`;
}
