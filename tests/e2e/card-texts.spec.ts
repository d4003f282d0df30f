import { expect, type Page, test } from "@playwright/test";
import { type Card, listCardFaults, measureCards } from "./card-layout.ts";
import { contentEditor } from "./content-editor.ts";
import { useOwnSite } from "./own-site.ts";
import { address } from "./pages.ts";

/** A title of 12 characters, and one of 120. */
const english = [
  "Arena by day",
  "Colosseum arena floor, Roman Forum and Palatine Hill: small-group tour at dusk with an archaeologist and a glass of wine",
];
const arabic = [
  "تذكرة المتحف",
  "جولة مسائية في أرضية ساحة الكولوسيوم والمنتدى الروماني وتل بالاتين ضمن مجموعة صغيرة برفقة عالم آثار مع كأس العصير البارد",
];

const uid = "www.tessera.example.cards";

const pages = [
  { lang: "en-us", path: "/cards/", titles: english },
  { lang: "ar-ae", path: "/ar/cards/", titles: arabic },
] as const;

/** A separate site: a publication here reaches no other test. */
const own = useOwnSite();
const { put } = contentEditor(own);

const slice = (slice_type: string, variation: string, primary: object) => ({ slice_type, variation, primary });
const product_ids = "50001, 50002, 50003, 50004, 50006, 50009";

/** Cards of each size: medium ones in a grid, small ones in a row, large ones in a list. */
const slices = [
  slice("product_grid", "default", { product_ids }),
  slice("product_grid", "row", { product_ids }),
  slice("ranked_products", "default", { collection: 1001, limit: 6 }),
];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  for (const { lang } of pages) {
    const data = { heading: [{ type: "heading1", text: "Cards", spans: [] }], meta_title: "Cards", slices };
    await put(`cards-${lang}`, { type: "content_page", lang, uid, tags: [uid], title: "Cards", data });
  }
});

const prices = ["€9", "IDR 1,234,567"];

const widths = [320, 390, 768, 1024, 1920];

/** Fills the cards of each list with all four pairs of title and price in turn. */
function fillCards(page: Page, titles: readonly string[]) {
  return page.evaluate(
    ([names, amounts]) => {
      for (const list of document.querySelectorAll("main :is(ul, ol):has(> li > article[data-product])")) {
        for (const [turn, card] of list.querySelectorAll(":scope > li > article[data-product]").entries()) {
          const name = document.createTreeWalker(card.querySelector("h3 a") ?? card, NodeFilter.SHOW_TEXT).nextNode();
          if (name) name.textContent = names[turn % 2] ?? "";
          for (const price of card.querySelectorAll("p bdi")) {
            if (/\p{Sc}/u.test(price.textContent)) price.textContent = amounts[Math.floor(turn / 2) % 2] ?? "";
          }
        }
      }
    },
    [titles, prices] as const,
  );
}

/** Returns the titles and prices that no card of a size has. */
function missing(cards: readonly Card[], size: Card["size"], wanted: readonly string[]) {
  const found = cards
    .filter((card) => card.size === size)
    .flatMap(({ title, parts }) => [title, ...parts.map(({ name }) => name)]);
  return wanted.filter((each) => !found.some((text) => text.startsWith(each)));
}

for (const { path, titles } of pages) {
  test(`D27: titles of 12 and 120 characters, and prices of one and seven digits, fit cards of each size: ${path} @whole`, async ({
    page,
  }) => {
    const texts = [...titles, ...prices];
    await page.setViewportSize({ width: 1920, height: 900 });
    await expect(async () => {
      await page.goto(address(own.baseUrl, "tessera", path));
      await expect(page.locator("main article [data-heart]").nth(17)).toBeAttached({ timeout: 2000 });
    }).toPass();
    await fillCards(page, titles);
    const cards = await measureCards(page);
    for (const size of ["s", "m", "l"] as const) expect(missing(cards, size, texts), `size ${size}`).toEqual([]);
    for (const textSize of ["100%", "200%"]) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const shown = await measureCards(page);
        expect.soft([...new Set(shown.flatMap(listCardFaults))], `${textSize} text at ${width} px`).toEqual([]);
        const compact = width < 400 ? missing(shown, "compact", texts) : [];
        expect.soft(compact, `compact rows at ${width}`).toEqual([]);
      }
    }
  });
}
