import { counts, marks, shows } from "./checks/elements.ts";
import { type Row, row } from "./row.ts";
import { any, fact, says } from "./texts.ts";
import type { MessageKey } from "../../i18n/translator.ts";

const guide = "/rome/travel-guide/";
const sight = "/api/v1/pois?language=EN&ids[]=1&operatingSchedules=true&content=true&location=true";
const louvre = "/paris/louvre-museum/guide/";
const schonbrunn = "/vienna/schonbrunn-palace/guide/";

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

const facts = ["address", "duration", "timings", "wait", "waitSkipLine", "unesco", "style", "height", "size"] as const;

/** Pages of the sights' menus, by its three parts. */
const menus: readonly (readonly [id: string, heading: MessageKey, site: string, path: string])[] = [
  ["C6", "sight.about", "colosseum", "/guide/history/"],
  ["C6", "sight.about", "colosseum", "/guide/architecture/"],
  ["C6", "sight.about", "colosseum", "/guide/inside/"],
  ["C6", "sight.about", "tessera", `${louvre}collections/`],
  ["C6", "sight.about", "tessera", `${louvre}paintings/`],
  ["C6", "sight.about", "tessera", `${schonbrunn}zoo/`],
  ["C6", "sight.about", "tessera", `${schonbrunn}gardens/`],
  ["C7", "sight.visit", "colosseum", "/guide/directions/"],
  ["C7", "sight.visit", "colosseum", "/guide/rules/"],
  ["C7", "sight.visit", "colosseum", "/roman-forum/palatine/"],
  ["C7", "sight.visit", "tessera", "/berlin/berlin-cathedral/guide/dome/"],
  ["C8", "sight.todo", "tessera", `${louvre}shopping/`],
  ["C8", "sight.todo", "tessera", "/paris/eiffel-tower-and-the-seine/guide/dining/"],
  ["C8", "sight.todo", "tessera", "/berlin/berlin-cathedral/guide/concerts/"],
  ["C8", "sight.todo", "tessera", `${schonbrunn}christmas/`],
];

/** City guides and sights. */
export const sightRows: readonly Row[] = [
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
    "C4",
    "colosseum",
    "/guide/",
    ...facts.map((name) => shows("#facts", says(`sight.facts.${name}`))),
    shows("#facts", fact(sight, "pois.0.facts.unescoYear"), fact(sight, "pois.0.location.addressLine1")),
  ),
  row(
    "C4",
    "tessera",
    "/paris/eiffel-tower-and-the-seine/guide/",
    shows("#facts", says("sight.facts.visitors"), says("sight.facts.entrances")),
  ),
  row("C5", "colosseum", "/", shows("[data-tabs] [data-tab]")),
  ...menus.map(([id, heading, site, path]) =>
    row(id, site, path, shows("main nav", says(heading)), shows("main nav [aria-current=page]"), shows("h1")),
  ),
  row(
    "D19",
    "colosseum",
    "/guide/",
    ...(["pleasant", "crowded", "veryCrowded", "closed", "low", "mid", "peak"] as const).map((level) =>
      shows("#best-time", says(`sight.levels.${level}`)),
    ),
  ),
  row(
    "X8",
    "colosseum",
    "/guide/",
    counts("#when-to-go > ol > li h3, #when-to-go ol h3", 3, 3),
    shows(
      "#when-to-go",
      says("sight.levels.pleasant"),
      says("sight.when.noHoliday"),
      says("sight.when.day", { time: any }),
    ),
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
