import { counts, marks, shows } from "./checks/elements.ts";
import { type Row, row } from "./row.ts";
import { any, says } from "./texts.ts";
import type { MessageKey } from "../../i18n/translator.ts";

const guide = "/rome/travel-guide/";

const topics = [
  "travelGuide",
  "thingsToDo",
  "itinerary",
  "travelTips",
  "bestTime",
  "whereToEat",
  "whereToStay",
  "neighbourhoods",
  "familyTravel",
  "transportation",
  "shopping",
  "festivals",
] as const;

const sections: readonly (readonly [path: string, name: MessageKey])[] = [
  ["", "guide.topics.travelGuide"],
  ["where-to-eat/", "guide.topics.whereToEat"],
  ["where-to-stay/", "guide.topics.whereToStay"],
  ["things-to-do/", "guide.topics.thingsToDo"],
  ["best-time-to-visit/", "guide.topics.bestTime"],
  ["local-community/", "guide.topics.localCommunity"],
  ["transportation/", "guide.topics.transportation"],
  ["itinerary/", "guide.topics.itinerary"],
  ["family-travel/", "guide.topics.familyTravel"],
  ["travel-tips/", "guide.topics.travelTips"],
  ["shopping/", "guide.topics.shopping"],
  ["arts-and-culture/", "guide.topics.artsAndCulture"],
];

/** City guides and plans. */
export const guideRows: readonly Row[] = [
  ...sections.map(([path, name]) =>
    row("C2", "tessera", `${guide}${path}`, shows("nav [aria-current=page]", says(name)), counts("main section", 1)),
  ),
  row(
    "C3",
    "tessera",
    guide,
    ...topics.map((topic) => shows("main nav a", says(`guide.topics.${topic}`))),
    counts('main nav a[href*="#rome-month-"]', 12, 12),
  ),
  row(
    "X12",
    "tessera",
    "/plan/?items=50001-0930,50002-1000",
    marks("main input[type=date]", "name", "date"),
    shows("main", says("plan.conflicts", { count: 1 }), says("plan.overlap", { name: any, duration: any })),
  ),
  row(
    "X12",
    "tessera",
    "/plan/?items=50001-0930&date=2027-01-15",
    marks("main a", "href", /^data:text\/calendar|\.ics/u),
  ),
  row(
    "X26",
    "tessera",
    `${guide}itinerary/`,
    shows("#take-along h2", says("guide.takeAlong")),
    shows("main", says("sight.taxi"), says("guide.print")),
  ),
  row("X26", "colosseum", "/guide/", shows("main", says("sight.taxi"))),
];
