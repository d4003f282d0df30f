import { goToRoomyDay, roomyStarts } from "../e2e/show-days.ts";
import { measuredRows } from "./measured.ts";
import { previewRows } from "./previewed.ts";
import { status, toTop, scrollBy, waitForEntry, save, type ScriptedRow } from "./scripted-row.ts";
import { says } from "./texts.ts";

const city = { site: "tessera", path: "/rome/" } as const;

/** Rules of pages whose scripts run. */
export const scriptedRows: readonly ScriptedRow[] = [
  {
    id: "C20",
    ...city,
    looksFor: "the banner with its three choices",
    find: async (page) => page.getByRole("button", { name: says("consent.allowAll") }).waitFor(),
  },
  {
    id: "C20",
    ...city,
    looksFor: "the message that a choice is saved",
    consent: "consent.denyAll",
    find: async (page) => page.getByText(says("consent.saved")).waitFor(),
  },
  {
    id: "C19",
    ...city,
    looksFor: "a button to the top after 100 px, which is measured",
    consent: "consent.allowAll",
    find: async (page) => {
      await scrollBy(page, 0.5);
      await toTop(page).click();
      await page.waitForFunction(() => scrollY < 100);
      await waitForEntry(page, "scroll-to-top");
    },
  },
  {
    id: "E7",
    ...city,
    looksFor: "a toast that goes by itself",
    find: async (page) => {
      await save(page);
      await status(page).getByText(says("saved.added")).waitFor({ state: "detached" });
    },
  },
  { id: "J8", ...city, looksFor: "a toast", find: save },
  {
    id: "D29",
    site: "tessera",
    path: "/countries/italy/",
    looksFor: "four dots of a row at most",
    find: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const row = page.locator("x-island[name='carousel/Dots']").first();
      await row.scrollIntoViewIfNeeded();
      await row.locator("[role=group] button:nth-child(2)").waitFor();
      if ((await row.locator("[role=group] button").count()) > 4) throw new Error("It has more dots.");
    },
  },
  ...measuredRows,
  ...previewRows,
  {
    id: "P7",
    ...city,
    looksFor: "the saved product in the browser alone",
    find: async (page) => {
      await save(page);
      await page.waitForFunction(() => (localStorage.getItem("saved") ?? "") !== "");
    },
  },
  {
    id: "P32",
    site: "tessera",
    path: "/rome/?ci=7&cm=spring",
    looksFor: "the campaign on links of booking",
    find: async (page) => page.locator("main a[href*='/book/'][href$='ci=7&cm=spring']").first().waitFor(),
  },
  {
    id: "B3",
    site: "tessera",
    path: "/rome/?mystique_uid=www.tessera.example.paris",
    looksFor: "the page of the path, as in production",
    find: async (page) => page.getByRole("heading", { level: 1, name: /Rome/u }).waitFor(),
  },
  {
    id: "F2",
    site: "westend",
    path: "/the-lamplighters/",
    looksFor: "the request to choose a time",
    find: async (page) => {
      await page.locator("button[popovertarget=dates]:visible").first().click();
      await page.locator("#dates td a").first().click();
      await page.getByText(says("performances.chooseStart")).waitFor();
    },
  },
  {
    id: "X6",
    site: "westend",
    path: "/the-lamplighters/",
    looksFor: "seats as a map and a list",
    find: async (page) => {
      await goToRoomyDay(page);
      await roomyStarts(page).first().click();
      await page.waitForURL(/time=/u, { waitUntil: "domcontentloaded" });
      await page.locator("#seats").scrollIntoViewIfNeeded();
      await page.getByRole("button", { name: says("seats.zoomIn") }).waitFor();
    },
  },
];
