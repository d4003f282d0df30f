import { expect, type Locator, type Page, test } from "@playwright/test";
import { denyConsent } from "./deny-consent.ts";
import { address } from "./pages.ts";
import { wholeUnless } from "./whole-unless.ts";

const lists = [
  ["tessera", "/rome/"],
  ["tessera", "/ar/rome/"],
  ["colosseum", "/"],
] as const;

const widths = [320, 390, 600, 768, 1024, 1280, 1440, 1920];

/** A row reaches this far beyond the page at both ends, px. */
const beyondPage = 16;

/** Returns the faults of the grids on a page: several widths, a last card alone, or a row not full. */
function raggedRows(page: Page) {
  return page.evaluate(
    (most) =>
      [...document.querySelectorAll("main :is(ul, ol):has(> li > article)")]
        .filter((list) => getComputedStyle(list).gridAutoFlow === "row" || list.children.length === 3)
        .filter((list) => list.scrollWidth <= list.clientWidth + 1)
        .flatMap((list) => {
          const boxes = [...list.children].map((item) => item.getBoundingClientRect());
          const cardWidths = [...new Set(boxes.map(({ width }) => Math.round(width)))];
          const tops = boxes.map(({ top }) => Math.round(top));
          const columns = tops.filter((top) => top === tops[0]).length;
          const end = getComputedStyle(list).direction === "rtl" ? "left" : "right";
          // A list whose last row is filled has no box: the grid around it has.
          const isFilled = getComputedStyle(list).display === "contents";
          const grid = (isFilled ? list.parentElement : list)?.getBoundingClientRect();
          const unused = Math.abs((grid?.[end] ?? 0) - (boxes[columns - 1]?.[end] ?? 0));
          const filler = isFilled ? list.nextElementSibling?.getBoundingClientRect() : undefined;
          const rest = boxes.length % columns;
          const isAlone = columns > 1 && filler === undefined && tops.filter((top) => top === tops.at(-1)).length === 1;
          const isOpen =
            filler !== undefined && rest > 0 && (filler[end] !== grid?.[end] || filler.top !== boxes.at(-1)?.top);
          const isOver = filler !== undefined && rest === 0 && filler.width > 0;
          return [
            ...(isOpen ? [`${boxes.length} cards in ${columns} columns: the last row is not filled`] : []),
            ...(isOver ? [`${boxes.length} cards in ${columns} columns: full rows have a filler`] : []),
            ...(cardWidths.length > 1 ? [`cards are ${cardWidths.join(", ")} wide`] : []),
            ...(isAlone ? [`${boxes.length} cards in ${columns} columns: the last is alone`] : []),
            ...(boxes.length > 2 && Math.round(unused) > most
              ? [`${boxes.length} cards leave ${Math.round(unused)} px of the row`]
              : []),
          ];
        }),
    beyondPage,
  );
}

/** Removes the lists of one or two cards, which lie beside each other without a grid. */
function removeLyingCards(page: Page) {
  return page.evaluate(() => {
    for (const list of document.querySelectorAll("main :is(ul, ol):has(> li > article)"))
      if (list.children.length <= 2) list.remove();
  });
}

/** Makes a list of this many cards of the page's first grid, and omits its other cards. */
function showCards(page: Page, count: number) {
  return page.evaluate((shown) => {
    for (const list of document.querySelectorAll("main :is(ul, ol):has(> li > article)")) {
      if (getComputedStyle(list).gridAutoFlow !== "row") continue;
      const [card] = list.children;
      list.replaceChildren(...Array.from({ length: shown }, () => card?.cloneNode(true) ?? ""));
    }
  }, count);
}

for (const [path, most] of [
  ["/amsterdam/", 620],
  ["/ar/amsterdam/", 620],
] as const) {
  test(`one card lies, is at most half a page wide, and has a picture that is no strip: ${path}${wholeUnless(path.startsWith("/ar/"))}`, async ({
    page,
    baseURL,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address(baseURL ?? "", "tessera", path));
      const card = page.locator("#page-nearby_cities article");
      await expect(card).toHaveCount(1);
      const box = await card.boundingBox();
      expect.soft(box?.width, `width at ${width}`).toBeLessThanOrEqual(most);
      const picture = await card.locator("img, svg").first().boundingBox();
      expect.soft((picture?.height ?? 0) / (picture?.width ?? 1), `picture at ${width}`).toBeLessThanOrEqual(1.25);
    }
  });
}

test("a grid of any number of cards has one width of card, and none is alone in the last row", async ({
  page,
  baseURL,
}) => {
  await page.goto(address(baseURL ?? "", "tessera", "/florence/"));
  await expect(page.locator("main :is(ul, ol) > li > article").first()).toBeVisible();
  await removeLyingCards(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Seven cards leave one over in two columns and in three, thirteen in any.
    for (const count of [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 14]) {
      await showCards(page, count);
      expect.soft(await raggedRows(page), `${count} cards at ${width}`).toEqual([]);
    }
  }
});

for (const [site, path] of lists) {
  test(`no card stands alone at any width, and nothing is wider than the window: ${site}${path}${wholeUnless(path === "/ar/rome/")}`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(address(baseURL ?? "", site, path));
    await expect(page.locator("main :is(ul, ol) > li > article").nth(3)).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await raggedRows(page), `rows at ${width}`).toEqual([]);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrolled, `width of the page at ${width}`).toBeLessThanOrEqual(width);
    }
  });
}

for (const [site, path] of [...lists, ["tessera", "/paris/"], ["tessera", "/berlin/"]] as const) {
  test(`W130: no window shows a picture twice in the same cut: ${site}${path}${wholeUnless(site === "colosseum")}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address(baseURL ?? "", site, path));
    await expect(page.locator("main img").nth(3)).toBeAttached();
    const repeated = await page.evaluate(() => {
      const seen = [...document.querySelectorAll<HTMLImageElement>("main img")].map((image) => {
        const { pathname, searchParams } = new URL(image.src);
        const cut = ["motif", "icon", "seed", "title", "rect"].map((name) => searchParams.get(name));
        return { picture: [pathname, ...cut].join(" "), top: image.getBoundingClientRect().top };
      });
      return seen.filter(({ picture, top }, index) =>
        seen.slice(0, index).some((other) => other.picture === picture && Math.abs(other.top - top) < 900),
      );
    });
    expect(repeated).toEqual([]);
  });
}

for (const path of ["/", "/rome/", "/de/rome/", "/ar/rome/"]) {
  test(`the hero leaves room for a first price: ${path}${wholeUnless(path === "/de/rome/")}`, async ({
    page,
    baseURL,
  }) => {
    for (const [width, height, most] of [
      [1440, 900, 360],
      [768, 1024, 360],
      [390, 844, 844 * 0.45],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(address(baseURL ?? "", "tessera", path));
      const box = await page.locator("main header:has(h1)").first().boundingBox();
      expect.soft(box?.height, `height at ${width}`).toBeLessThanOrEqual(most);
      const price = await page.locator("main bdi", { hasText: /€/ }).first().boundingBox();
      const bottom = (price?.y ?? Infinity) + (price?.height ?? 0);
      expect.soft(bottom, `the first price at ${width}`).toBeLessThanOrEqual(height);
    }
  });
}

test("all categories of a city are in one line, which unfolds without script @whole", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
  const list = page.getByRole("list", { name: "Categories" });
  const lines = () =>
    list.evaluate(({ children }) => new Set([...children].map((each) => each.getBoundingClientRect().top)).size);
  expect(await lines()).toBe(1);
  await list.getByRole("link").last().focus();
  await expect(list.getByRole("link").last()).toBeInViewport();
  await page.getByText("All categories").click();
  expect(await lines()).toBeGreaterThan(1);
  await expect(list.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  await context.close();
});

test("no hero picture is enlarged, or a strip @whole", async ({ page, baseURL }) => {
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
    const picture = page.locator("main header img").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const { shown, height, ratio, source } = await picture.evaluate((image: HTMLImageElement) => ({
      source: Number(new URL(image.currentSrc).searchParams.get("w")),
      shown: image.clientWidth,
      height: image.clientHeight,
      ratio: new URL(image.currentSrc).searchParams.get("ar") ?? "",
    }));
    const [across = 1, down = 1] = ratio.split(":").map(Number);
    expect.soft(Math.max(shown, (height * across) / down), `width at ${width}`).toBeLessThanOrEqual(source);
    expect.soft(height, `height at ${width}`).toBeGreaterThanOrEqual(140);
  }
});

for (const path of ["/rome/tours/", "/countries/united-states/"]) {
  test(`the first cards of a page without a hero picture are loaded at once: ${path}${wholeUnless(path === "/rome/tours/")}`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(address(baseURL ?? "", "tessera", path));
    const loading = await page
      .locator("main article img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("loading")));
    expect(loading.slice(0, 4)).toEqual(["eager", "eager", "eager", "eager"]);
    expect(new Set(loading.slice(4))).toEqual(new Set(["lazy"]));
    const preloads = page.locator('head link[rel="preload"][as="image"]');
    const preloaded = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute("imagesrcset")));
    // React hoists a preload as an element and as a hint, which browsers request once.
    expect(new Set(preloaded).size).toBe(1);
    await expect(page.locator('main img[fetchpriority="high"]')).toHaveCount(1);
  });
}

test("a badge of a compact row stays on its picture @whole", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address(baseURL ?? "", "tessera", "/de/rome/tours/"));
  const badges = page.locator('main article > span:has-text("ausverkauft")');
  await expect(badges.first()).toBeVisible();
  const over = await badges.evaluateAll((all) =>
    all.filter((badge) => {
      const picture = badge.parentElement?.querySelector("img")?.getBoundingClientRect();
      return picture === undefined || badge.getBoundingClientRect().right > picture.right;
    }),
  );
  expect(over).toHaveLength(0);
});

for (const [site, path] of [
  ["westend", "/"],
  ["tessera", "/ar/rome/"],
] as const) {
  test(`the heart of a compact row hides neither a poster nor a title: ${site}${path}${wholeUnless(site === "westend")}`, async ({
    page,
    baseURL,
  }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address(baseURL ?? "", site, path));
      await expect(page.locator("[data-listing] article > [data-heart]").nth(4)).toBeAttached();
      const hidden = await page.locator("[data-listing] article").evaluateAll((cards) =>
        cards.flatMap((card) => {
          const heart = card.querySelector("[data-heart]")?.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(card.querySelector("h3 a")?.firstChild ?? card);
          const picture = card.querySelector("img")?.getBoundingClientRect();
          const parts = [...range.getClientRects(), ...(picture === undefined ? [] : [picture])];
          const isOver = ({ left, right, top, bottom }: DOMRect) =>
            heart !== undefined &&
            Math.min(right, heart.right) - Math.max(left, heart.left) > 1 &&
            Math.min(bottom, heart.bottom) - Math.max(top, heart.top) > 1;
          return parts.some(isOver) ? [card.textContent] : [];
        }),
      );
      expect.soft(hidden, `at ${width}`).toEqual([]);
    }
  });
}

for (const prefix of ["/pt", "/pl", "/ar"]) {
  test(`the heart of a card hides no word of its badge: ${prefix} @whole`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address(baseURL ?? "", "tessera", `${prefix}/rome/`));
    const cards = page.locator("article:has(> span):has(> [data-heart])");
    await expect(cards.first()).toBeAttached();
    const hidden = await cards.evaluateAll((found) =>
      found.flatMap((card) => {
        const range = document.createRange();
        range.selectNodeContents(card.querySelector(":scope > span")?.firstChild ?? card);
        const heart = card.querySelector("[data-heart]")?.getBoundingClientRect();
        const isOver = ({ left, right }: DOMRect) => heart !== undefined && left < heart.right && right > heart.left;
        return [...range.getClientRects()].some(isOver) ? [range.toString()] : [];
      }),
    );
    expect(hidden).toEqual([]);
  });
}

for (const prefix of ["", "/ar"]) {
  test(`the heart of a poster is on its right half, where no words are: ${prefix}/ @whole`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address(baseURL ?? "", "westend", `${prefix}/`));
    const posters = page.locator("article:has(> picture)");
    await expect(posters.first().locator("[data-heart]")).toBeAttached();
    const shares = await posters.evaluateAll((cards) =>
      cards.map((card) => {
        const picture = card.querySelector("img")?.getBoundingClientRect();
        const heart = card.querySelector("[data-heart]")?.getBoundingClientRect();
        return ((heart?.left ?? 0) - (picture?.left ?? 0)) / (picture?.width ?? 1);
      }),
    );
    expect(shares.filter((share) => share < 0.5)).toEqual([]);
  });
}

test("five compact rows are on the screen of a phone @whole", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
  await expect(page.locator("[data-listing] article").nth(4)).toBeVisible();
  const heights = await page
    .locator("[data-listing] article")
    .evaluateAll((cards) => cards.slice(0, 5).map((card) => card.getBoundingClientRect()))
    .then((boxes) => (boxes.at(-1)?.bottom ?? 0) - (boxes[0]?.top ?? 0));
  expect(heights).toBeLessThanOrEqual(844);
});

test("no word of a card is cut off at twice the text size @whole", async ({ page, baseURL }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address(baseURL ?? "", "tessera", "/de/rome/"));
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    await expect(page.locator("main article").first()).toBeVisible();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main article, main article *:not(.visually-hidden, .visually-hidden *)")]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
    expect.soft(cut, `texts at ${width}`).toEqual([]);
  }
});

test("a price of seven digits fits a card, and the bar of a show, at 320 px @whole", async ({
  page,
  baseURL,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [site, path] of [...lists, ["westend", "/the-lamplighters/"]] as const) {
    const url = address(baseURL ?? "", site, path);
    await context.addCookies([{ name: "currency", value: "IDR", url }]);
    await page.goto(url);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll("main article bdi, main div:has(> div bdi) > a")].flatMap((element) => {
        const { left, right } = element.getBoundingClientRect();
        const box = (element.closest("article") ?? document.body).getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1 ? [element.textContent] : [];
      }),
    );
    expect.soft(outside, `prices of ${url}`).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test("tabs differ in forced colors @whole", async ({ page, baseURL }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(address(baseURL ?? "", "westend", "/the-lamplighters/"));
  const colors = await page.evaluate(() =>
    ["[data-selected]", ":not([data-selected])"].map((state) => {
      const tab = document.querySelector(`[data-tab]${state}`);
      return tab && getComputedStyle(tab).borderBlockEndColor;
    }),
  );
  expect(colors).not.toContain(null);
  expect(colors[0]).not.toBe(colors[1]);
});

/** Scrolls each row by a share of its way, and returns the words that an edge cuts. */
function cutWords(page: Page, share: number): Promise<readonly string[]> {
  return page.evaluate(async (part) => {
    const rows = [...document.querySelectorAll<HTMLElement>("main :is(ul, ol):has(> li > article)")].filter(
      (row) => getComputedStyle(row).gridAutoFlow === "column" && row.scrollWidth > row.clientWidth + 1,
    );
    for (const row of rows) {
      const way = getComputedStyle(row).direction === "rtl" ? -1 : 1;
      row.scrollTo({ left: way * part * (row.scrollWidth - row.clientWidth), behavior: "instant" });
    }
    await new Promise(requestAnimationFrame);
    if (rows.length === 0) return ["no row scrolls"];
    return rows.flatMap((row) => {
      const { left, right } = row.getBoundingClientRect();
      const texts = [...row.querySelectorAll("article *")].filter((each) => each.getBoundingClientRect().width > 1);
      const nodes = texts.flatMap((each) => [...each.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE));
      return nodes.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const isCut = [...range.getClientRects()].some((box) =>
          [left, right].some((edge) => box.left < edge - 1 && box.right > edge + 1),
        );
        return isCut ? [node.textContent ?? ""] : [];
      });
    });
  }, share);
}

for (const [site, path] of [
  ["tessera", "/"],
  ["tessera", "/rome/"],
  ["tessera", "/ar/rome/"],
] as const) {
  test(`W156: a row of cards stops where no letter is cut, and shows that it goes on: ${site}${path}${wholeUnless(path === "/ar/rome/")}`, async ({
    page,
    baseURL,
  }) => {
    for (const width of [320, 360, 390, 600, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address(baseURL ?? "", site, path));
      for (const share of [0, 0.4, 1]) {
        expect.soft(await cutWords(page, share), `at ${width}, scrolled by ${share}`).toEqual([]);
      }
    }
  });
}

test("W156: a poster fills its side of a lying card, and no word of it is cut", async ({ page, baseURL }) => {
  for (const width of [600, 768, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address(baseURL ?? "", "westend", "/theatres/aldwater-opera-house/"));
    const posters = page.locator("#now article > img");
    await expect(posters.first()).toBeVisible();
    const faults = await posters.evaluateAll((images) =>
      images.flatMap((image) => {
        const { height, width: across } = image.getBoundingClientRect();
        const side = image.parentElement?.clientHeight ?? 0;
        // A poster of 2:3 has nothing but its ground on a thirteenth of its width, at each side.
        const seen = across / ((height * 2) / 3);
        const isCut = getComputedStyle(image).objectFit !== "cover" || seen < 1 - 2 / 13;
        return isCut || height < side - 1 ? [`${across} × ${height} of ${side}`] : [];
      }),
    );
    expect.soft(faults, `at ${width}`).toEqual([]);
  }
});

for (const [site, path] of [
  ["tessera", "/rome/"],
  ["westend", "/"],
] as const) {
  test(`W156: lines of chips fade at their edges on a phone: ${site}${path}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address(baseURL ?? "", site, path));
    const lines = await page.locator("main :has(> :is(ul, li, nav))").evaluateAll((all) =>
      all
        .filter((line) => getComputedStyle(line).overflowX === "auto" && line.querySelector("article, img") === null)
        .filter((line) => line.scrollWidth > line.clientWidth + 1)
        .map((line) => getComputedStyle(line).maskImage),
    );
    expect(lines).not.toEqual([]);
    expect(lines).toEqual(lines.map(() => expect.stringContaining("linear-gradient")));
  });
}

for (const path of ["/rome/", "/ar/rome/"]) {
  test(`a card that the keyboard reaches in a row is in the window: ${path}${wholeUnless(path === "/ar/rome/")}`, async ({
    page,
    baseURL,
  }) => {
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address(baseURL ?? "", "tessera", path));
      const rows = page.locator("main :is(ul, ol):has(> li > article)");
      const scrolling = await rows.evaluateAll((elements) =>
        elements.map((row) => getComputedStyle(row).overflowX === "auto" && row.scrollWidth > row.clientWidth + 1),
      );
      expect(scrolling).toContain(true);
      const links = rows.nth(scrolling.indexOf(true)).locator("a[href]");
      await links.first().focus();
      for (const card of await links.all()) {
        await expect(card).toBeFocused();
        await expect.poll(() => hiddenShare(card), `card at ${width}`).toBeLessThan(0.5);
        await page.keyboard.press("Tab");
      }
    }
  });
}

/** Returns how much of a link's card is beyond the sides of the window, from 0 to 1. */
function hiddenShare(link: Locator): Promise<number> {
  return link.evaluate((element) => {
    const { left, right, width } = (element.closest("article") ?? element).getBoundingClientRect();
    return (Math.max(0, -left) + Math.max(0, right - innerWidth)) / width;
  });
}

test("nothing sticks to a window that is zoomed to 400 %", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await denyConsent(page);
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter(
        (element) => ["sticky", "fixed"].includes(getComputedStyle(element).position) && element.clientHeight > 20,
      )
      .filter((element) => element.checkVisibility() && !element.matches(".skip-link"))
      .map(({ className }) => className),
  );
  expect(stuck).toEqual([]);
});

/** Pictures of cards that have several widths. */
const photographs = "main li > article img[srcset]";

/** Returns the widths of requested pictures that are a tenth too small or a third too large. */
function wrongWidths(page: Page): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const probe = document.body.appendChild(document.createElement("div"));
    const findPictureWidth = (sizes: string) => {
      const parts = sizes.split(/, (?=\(|max|\d)/).map((part) => /^(\(.*?\)) (.*)$/.exec(part) ?? ["", "all", part]);
      const [, , width = ""] = parts.find(([, query = ""]) => matchMedia(query).matches) ?? [];
      probe.style.inlineSize = width;
      return probe.getBoundingClientRect().width;
    };
    const wrong = [...document.querySelectorAll<HTMLImageElement>(selector)].map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const covered = Math.max(width, height * 1.6);
      const share = findPictureWidth(image.sizes) / covered;
      return share < 0.9 || share > 1.3 ? [`${image.sizes} for ${Math.round(covered)} px`] : [];
    });
    probe.remove();
    return [...new Set(wrong.flat())];
  }, photographs);
}

for (const [site, path] of [
  ["tessera", "/"],
  ["tessera", "/rome/"],
  ["westend", "/news/"],
] as const) {
  test(`photographs of cards are requested as wide as they are shown: ${site}${path}${wholeUnless(site === "westend")}`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(address(baseURL ?? "", site, path));
    await expect(page.locator(photographs).first()).toBeAttached();
    for (const width of [768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await wrongWidths(page), `at ${width}`).toEqual([]);
    }
  });
}
