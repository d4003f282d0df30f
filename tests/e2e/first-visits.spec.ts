import { expect, test } from "@playwright/test";
import { locales } from "../../i18n/locales.ts";
import { type CountedHands, createCountedHands } from "./counted-hands.ts";
import { bookProduct, bookSeats, chooseDays, search } from "./first-visit-steps.ts";
import { address, localePath } from "./pages.ts";
import { phone } from "./walks.ts";
import { wholeUnless } from "./whole-unless.ts";

/** A city with two letters in each other's place, and a question, as visitors type them. */
const typed = {
  en: { city: "Roem", shows: "What’s on in London tonight" },
  de: { city: "Rmo", shows: "Was läuft heute Abend in London" },
  ar: { city: "رموا", shows: "ماذا يُعرض الليلة في لندن" },
} as const;

/** The show whose tickets have no seats. */
const unseated = "[href*='/midnight-at-the-wren/']";

const desktop = { width: 1440, height: 900 };

const visits = (["en", "de", "ar"] as const).flatMap((code) =>
  [phone, desktop].flatMap((viewport) => [true, false].map((scripts) => ({ code, viewport, scripts }))),
);

/** The banner stays open, as for most who come for the first time. */
for (const { code, viewport, scripts } of visits) {
  const isPhone = viewport === phone;
  const name = `in ${code}, ${viewport.width} px, ${scripts ? "with" : "without"} script`;
  const end = wholeUnless(code === "de" && isPhone && scripts);
  const prefix = localePath(locales[code], "/");
  test.describe(name, () => {
    test.use({ viewport, javaScriptEnabled: scripts });

    test(`W159, P1, W148: a mistyped city, days, a product and a party lead to the booking${end}`, async ({
      page,
      baseURL,
    }) => {
      const hands = createCountedHands(scripts);
      await page.goto(address(baseURL ?? "", "tessera", prefix));
      await search(page, typed[code].city, hands);
      await hands.choose(page.locator(`main a[href='${prefix}rome/']:visible`).first());
      await page.waitForURL(/\/rome\//);
      const { from, to } = await chooseDays(page, hands);
      await hands.choose(page.locator("[data-listing]:visible article a").first());
      await page.waitForURL(/-e-\d+\//);
      await bookProduct(page, hands);
      const date = new URL(page.url()).searchParams.get("date") ?? "";
      expect([from <= date, date <= to]).toEqual([true, true]);
      expectLittle(`a city ${name}`, hands, maxEffort.city);
    });

    test(`W159, W140, X6: tonight in London, a show and its seats lead to the booking${end}`, async ({
      page,
      baseURL,
    }) => {
      const hands = createCountedHands(scripts);
      await page.goto(address(baseURL ?? "", "westend", prefix));
      await search(page, typed[code].shows, hands);
      await hands.choose(
        page
          .locator("[data-listing] article a, [data-listing] section li a")
          .and(page.locator(`:not(${unseated}):visible`))
          .first(),
      );
      await page.waitForURL(({ pathname }) => !pathname.includes("/search/"));
      await bookSeats(page, hands);
      expect(new URL(page.url()).searchParams.getAll("seat")).toHaveLength(2);
      expectLittle(`shows ${name}`, hands, maxEffort.shows);
    });
  });
}

/** Most taps and pixels of a visit: a rise is a longer way. */
const maxEffort = { city: { taps: 11, pixels: 200 }, shows: { taps: 9, pixels: 200 } };

type Effort = ReturnType<CountedHands["readEffort"]>;

/** Prints how much a visit took. Fails for more than the limit. */
function expectLittle(visit: string, { readEffort }: CountedHands, limit: Effort): void {
  const { taps, pixels } = readEffort();
  console.log(`${visit}: ${taps} taps, ${pixels} pixels`);
  expect(taps, "taps").toBeLessThanOrEqual(limit.taps);
  expect(pixels, "pixels").toBeLessThanOrEqual(limit.pixels);
}
