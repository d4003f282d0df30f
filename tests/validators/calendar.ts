import { decodeEntities } from "../crawl/decode-entities.ts";
import type { Checker } from "./checker.ts";
import { listCalendarFaults } from "./calendar-faults.ts";
import { type PageVisit, requestFrom } from "./visit-pages.ts";

const prefix = "data:text/calendar;charset=utf-8,";

export const calendar: Checker = {
  does: "Mozilla's parser of calendars, and the rules of RFC 5545 for what a calendar and its entries need",
  check: async ({ baseUrl, pages }) => {
    const visits = [...pages, ...(await chooseDays(baseUrl, pages))];
    const files = visits.flatMap(({ where, body }) =>
      [...body.matchAll(/href="(data:text\/calendar[^"]*)"/g)].map(([, href = ""]) => ({
        where,
        text: decodeURIComponent(decodeEntities(href).slice(prefix.length)),
      })),
    );
    const faults = files.flatMap(({ where, text }) => listCalendarFaults(text).map((says) => ({ where, says })));
    return { inputs: files.length, faults };
  },
};

type Chosen = Pick<PageVisit, "where" | "body">;

/** Requests each plan on the day of a show, and each show with its first start. Others have no calendar. */
async function chooseDays(baseUrl: string, pages: readonly PageVisit[]): Promise<readonly Chosen[]> {
  const shows = pages.filter(({ kind }) => kind === "show");
  const [, date, time] = /"startDate":"([\d-]+)T(\d\d:\d\d)/.exec(shows[0]?.body ?? "") ?? [];
  if (date === undefined) throw new Error("The show has no performance.");
  const plans = pages.filter(({ kind }) => kind === "plan").map((page) => ({ ...page, query: `&date=${date}` }));
  const starts = shows.map((page) => ({ ...page, query: `?date=${date}&time=${time ?? ""}` }));
  const views = [...plans, ...starts].map(async ({ site, path, query, where }) => {
    const { body } = await requestFrom(baseUrl, site, path + query);
    if (!body.includes(prefix)) throw new Error(`${where}${query} has no calendar.`);
    return { where: where + query, body };
  });
  return Promise.all(views);
}
