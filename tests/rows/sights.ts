import { counts, shows } from "./checks/elements.ts";
import { type Row, row } from "./row.ts";
import { any, fact, says } from "./texts.ts";
import type { MessageKey } from "../../i18n/translator.ts";

const sight = "/api/v1/pois?language=EN&ids[]=1&operatingSchedules=true&content=true&location=true";
const louvre = "/paris/louvre-museum/guide/";
const schonbrunn = "/vienna/schonbrunn-palace/guide/";
const eiffel = "/paris/eiffel-tower-and-the-seine/guide/";
const liberty = "/new-york/statue-of-liberty/";
const bay = "/singapore/singapore-skyline/";
const tower = "/london/tower-of-london/guide/";

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
  ["C6", "sight.about", "tessera", `${schonbrunn}habitats/`],
  ["C6", "sight.about", "tessera", `${schonbrunn}conservation/`],
  ["C6", "sight.about", "tessera", `${schonbrunn}programmes/`],
  ["C6", "sight.about", "tessera", `${eiffel}sightseeing-cruises/`],
  ["C6", "sight.about", "tessera", `${eiffel}dinner-cruises/`],
  ["C6", "sight.about", "tessera", `${liberty}sunset-cruises/`],
  ["C7", "sight.visit", "colosseum", "/guide/directions/"],
  ["C7", "sight.visit", "colosseum", "/guide/rules/"],
  ["C7", "sight.visit", "colosseum", "/roman-forum/palatine/"],
  ["C7", "sight.visit", "tessera", "/berlin/berlin-cathedral/guide/dome/"],
  ["C7", "sight.visit", "tessera", `${tower}plan-your-visit/`],
  ["C7", "sight.visit", "colosseum", "/guide/skip-the-line/"],
  ["C7", "sight.visit", "colosseum", "/guide/guided-tours/"],
  ["C7", "sight.visit", "tessera", "/barcelona/casa-mila/guide/night-tours/"],
  ["C7", "sight.visit", "tessera", "/rome/rome-food-and-drink/food-tours/"],
  ["C7", "sight.visit", "tessera", "/delhi/taj-mahal/guide/timings/"],
  ["C7", "sight.visit", "tessera", "/paris/mont-saint-michel/parking/"],
  ["C7", "sight.visit", "tessera", "/cusco/machu-picchu/requirements/"],
  ["C7", "sight.visit", "tessera", `${liberty}faqs/`],
  ["C7", "sight.visit", "tessera", `${louvre}entrances/`],
  ["C7", "sight.visit", "tessera", "/paris/palace-of-versailles/restaurants/"],
  ["C7", "sight.visit", "tessera", "/cairo/pyramids-near-cairo/guide/facts/"],
  ["C7", "sight.visit", "colosseum", "/guide/map/"],
  ["C8", "sight.todo", "tessera", `${louvre}shopping/`],
  ["C8", "sight.todo", "tessera", `${eiffel}dining/`],
  ["C8", "sight.todo", "tessera", "/berlin/berlin-cathedral/guide/concerts/"],
  ["C8", "sight.todo", "tessera", `${schonbrunn}christmas/`],
  ["C8", "sight.todo", "tessera", `${bay}rides/`],
  ["C8", "sight.todo", "tessera", `${bay}shows/`],
  ["C8", "sight.todo", "tessera", `${tower}halloween/`],
  ["C8", "sight.todo", "tessera", `${bay}new-years-eve/`],
];

/** City guides and sights. */
export const sightRows: readonly Row[] = [
  row(
    "C4",
    "colosseum",
    "/guide/",
    ...facts.map((name) => shows("#facts", says(`sight.facts.${name}`))),
    shows("#facts", fact(sight, "pois.0.facts.unescoYear"), fact(sight, "pois.0.location.addressLine1")),
  ),
  row("C4", "tessera", eiffel, shows("#facts", says("sight.facts.visitors"), says("sight.facts.entrances"))),
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
];
