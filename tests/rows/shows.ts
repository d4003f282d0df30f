import { marks, proves, shows } from "./checks/elements.ts";
import { structures } from "./checks/responses.ts";
import { type Row, row } from "./row.ts";
import { any, asMoney, fact, says } from "./texts.ts";
import type { MessageKey } from "../../i18n/translator.ts";

const lamplighters = "/the-lamplighters/";
const cartographer = "/the-cartographers-daughter/";
const show = "/api/tours/v6/tour-groups/50101/?language=EN&currency=GBP";
const times = "#booking";

const tabs = [
  "About show",
  "Age suitability",
  "Top songs",
  "Tickets",
  "Getting there",
  "Facilities and accessibility",
  "Critic review",
  "Reviews",
];

/** States of shows, on the pages of those that have them (D12, E3). */
const states: readonly (readonly [id: string, site: string, path: string, text: MessageKey])[] = [
  ["E3", "westend", "/umbrella-season/", "opening.reopensToday"],
  ["E3", "broadway", "/paper-crown/", "opening.opensOn"],
  ["E3", "broadway", "/gaslight-broadcast/", "opening.reopensOn"],
  ["D12", "broadway", "/the-tollkeeper/", "opening.closesOn"],
];

/** Shows, theatres and news. */
export const showRows: readonly Row[] = [
  row(
    "C9",
    "westend",
    lamplighters,
    ...["About", "Venue", "Tickets", "Reviews"].map((tab) => shows("[data-tabs] [data-tab]", tab)),
    shows("tab-panel #reviews blockquote"),
  ),
  row(
    "C10",
    "westend",
    lamplighters,
    shows("#dates table caption"),
    shows("tab-panel h2", says("experience.reviews")),
    shows("[id^=cast_list] li"),
    shows("[id^=quotes] blockquote"),
    shows("[id^=faq] summary"),
    shows("main", says("show.fromAge", { age: 8 })),
    shows("[id^=product_grid] article"),
  ),
  row(
    "C10",
    "westend",
    `/de${lamplighters}`,
    proves(
      "weeks that begin on Monday",
      (document) => document.querySelector("#dates th")?.textContent?.startsWith("Mo") === true,
    ),
  ),
  row("C11", "westend", cartographer, ...tabs.map((tab) => shows("[data-tabs] [data-tab]", tab))),
  row(
    "D11",
    "westend",
    lamplighters,
    shows("h1", fact(show, "name")),
    shows("main header", says("show.interval", { duration: any, interval: any }), says("show.seats")),
    shows("main header a", "Marlowe Playhouse"),
  ),
  ...states.map(([id, site, path, text]) => row(id, site, path, shows("main", says(text, { date: any })))),
  row(
    "D12",
    "westend",
    "/",
    ...["7005", "7006", "7007", "7003", "7001"].map((genre) =>
      marks("#listing-all input[name=sub-category]", "value", genre),
    ),
  ),
  row("P27", "westend", cartographer, shows("main header", says("show.rush"), says("show.rushFrom", { time: any }))),
  row(
    "P27",
    "westend",
    "/umbrella-season/",
    shows("main header", says("show.lottery"), says("show.lotteryBy", { time: any, city: any })),
  ),
  row(
    "P28",
    "westend",
    lamplighters,
    shows("main header", says("show.fromAge", { age: 8 }), says("show.duration")),
    structures("TheaterEvent", "typicalAgeRange", /8/u),
  ),
  row(
    "X20",
    "westend",
    lamplighters,
    shows(
      "main header li",
      says("showRules.latecomers.AT_PAUSE"),
      says("showRules.reEntry.AT_INTERVAL"),
      says("showRules.dressCode.NONE"),
    ),
    shows("[id^=faq] h3", says("showRules.questions.warnings"), says("showRules.questions.latecomers")),
  ),
  row(
    "P25",
    "westend",
    lamplighters,
    shows("#dates", fact(show, "listingPrice.finalPrice", asMoney("GBP"))),
    shows(times, says("performances.chooseDay")),
  ),
];
