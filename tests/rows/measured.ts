import { type ScriptedRow, scrollBy, waitForEntry } from "./scripted-row.ts";

const city = { site: "tessera", path: "/rome/" } as const;

/** Rules of the measurement, for a visitor who allows it. */
export const measuredRows: readonly ScriptedRow[] = [
  {
    id: "D28",
    ...city,
    looksFor: "the state of the page in the data layer",
    consent: "consent.allowAll",
    find: async (page) => {
      for (const part of [
        '"isMobile":',
        '"city":"ROME"',
        '"country":"IT"',
        '"pageType":"city"',
        '"activeCurrency":"EUR"',
      ])
        await waitForEntry(page, part);
    },
  },
  {
    id: "D28",
    site: "tessera",
    path: "/colosseum-guided-tour-with-roman-forum-and-palatine-hill-e-50002/",
    looksFor: "the city and the country of a product",
    consent: "consent.allowAll",
    find: async (page) => waitForEntry(page, '"city":"ROME","country":"IT"'),
  },
  {
    id: "D24",
    ...city,
    looksFor: "the collection type of the page in the data layer",
    consent: "consent.allowAll",
    find: async (page) => waitForEntry(page, '"mbType":"B1: Global"'),
  },
  {
    id: "D28",
    site: "tessera",
    path: "/privacy-policy/",
    looksFor: "lowest price and best discount of 0",
    consent: "consent.allowAll",
    find: async (page) => waitForEntry(page, '"shortcodes":{"minPrice":0,"bestDiscount":0}'),
  },
  {
    id: "E16",
    ...city,
    looksFor: "events in the data layer",
    consent: "consent.allowAll",
    find: async (page) => waitForEntry(page, '"event":'),
  },
  {
    id: "E17",
    ...city,
    looksFor: "scrolling at 25, 50, 75 and 90 percent",
    consent: "consent.allowAll",
    find: async (page) => {
      await scrollBy(page, 1);
      for (const depth of [25, 50, 75, 90]) await waitForEntry(page, `${depth}`);
    },
  },
];
