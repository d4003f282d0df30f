import type { ListingPrice } from "../../catalog/price/price.ts";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { PriceTag } from "./PriceTag.tsx";

const reduced: ListingPrice = {
  final: { minor: 4900, currency: "EUR" },
  original: { minor: 5600, currency: "EUR" },
  cashbackPercent: 0,
};

function renderPrice(price: ListingPrice, showScratchPrice = true) {
  return render(
    <PriceTag
      price={price}
      locale={locales.en}
      t={createLocaleTranslator(locales.en)}
      showScratchPrice={showScratchPrice}
    />,
  );
}

describe("PriceTag", () => {
  it("X1: reads the lowest price of the 30 days before, from, price, saving", () => {
    expect(renderPrice(reduced).container.textContent).toBe(
      "Lowest price in the 30 days before the reduction €56 from €49 per person Save 12%",
    );
  });

  it.each([
    ["en", reduced.final.minor, "Save €7"],
    ["de", 4950, "6,50\u00A0€ sparen"],
    ["en", 5600, ""],
  ] as const)("D27: an absolute discount is an amount: %s %d", (code, minor, saving) => {
    const price = { ...reduced, isAmountOff: true, final: { minor, currency: "EUR" } } as const;
    const t = createLocaleTranslator(locales[code]);
    render(<PriceTag price={price} locale={locales[code]} t={t} showScratchPrice />);
    expect(document.body.textContent?.match(/Save .+|[\d,]+.€ sparen/u)?.[0] ?? "").toBe(saving);
  });

  it("shows no reduction when the editor says so", () => {
    expect(renderPrice(reduced, false).container.textContent).toBe("from €49 per person");
  });

  it("claims no saving for a price that is not reduced", () => {
    expect(renderPrice({ ...reduced, original: reduced.final }).container.textContent).toBe("from €49 per person");
  });

  it("X1: the saving is that of the two prices", () => {
    expect(renderPrice({ ...reduced, final: { minor: 5599, currency: "EUR" } }).container.textContent).toBe(
      "Lowest price in the 30 days before the reduction €56 from €55.99 per person",
    );
  });

  it.each([
    [{ size: 10 }, "per group of up to 10"],
    [{ size: undefined }, "per group"],
  ])("P17: the price of a group says so (%j)", (group, text) => {
    renderPrice({ ...reduced, group });
    expect(document.body.textContent).toContain(`€49 ${text}`);
  });

  it.each([
    ["ko", "1인당 €49부터"],
    ["ja", "€49～ 1名あたり"],
    ["tw", "€49 起 ／人"],
    ["de", "ab 49 € pro Person"],
  ] as const)("says from where %s says it", (code, text) => {
    const t = createLocaleTranslator(locales[code]);
    const { container } = render(<PriceTag price={reduced} locale={locales[code]} t={t} showScratchPrice={false} />);
    expect(container.textContent).toBe(text.replace("9 €", "9\u00a0€"));
  });

  it("A6: names the cashback", () => {
    renderPrice({ ...reduced, cashbackPercent: 5 });
    expect(screen.getByText("5% cashback")).toBeDefined();
  });

  it("isolates each price from the direction of the line", () => {
    const { container } = renderPrice(reduced);
    expect([...container.querySelectorAll("bdi")].map(({ textContent }) => textContent)).toEqual(["€56", "€49"]);
  });
});
