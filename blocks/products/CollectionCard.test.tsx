import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Collection } from "../../catalog/collection/collection.ts";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { CollectionCard, collectionPictures } from "./CollectionCard.tsx";
import { sampleProduct } from "../../tests/support/sample-product.ts";

const colosseum: Collection = {
  id: 1,
  name: { text: "Colosseum" },
  cityCode: "ROME",
  description: { text: "" },
  heroImageUrl: "",
  cardImageUrl: "https://images.example/colosseum.jpg",
  productCount: undefined,
  rating: undefined,
  startingPrice: sampleProduct.price,
  videos: [],
};

function renderCard(collection: Collection) {
  const t = createLocaleTranslator(locales.en);
  return render(
    <CollectionCard
      collection={collection}
      image={collectionPictures(collection)[0]}
      widths="292px"
      target={{ href: "/rome/colosseum/" }}
      locale={locales.en}
      t={t}
      page={{ pictures: { origins: [], chooseLoading: () => "lazy" } }}
    />,
  );
}

describe("CollectionCard", () => {
  it("is one link with the lowest price beside it", () => {
    const { container } = renderCard(colosseum);
    expect(screen.getByRole("link", { name: "Colosseum" }).getAttribute("href")).toBe("/rome/colosseum/");
    expect(container.textContent).toContain("from €49");
  });

  it("has no price when nothing can be booked", () => {
    expect(renderCard({ ...colosseum, startingPrice: undefined }).container.textContent).toBe("Colosseum");
  });

  it.each([
    [1, "1 experience"],
    [12, "12 experiences"],
  ])("C1: says how many experiences it has: %i", (productCount, said) => {
    renderCard({ ...colosseum, productCount });
    expect(screen.getByText(said).tagName).toBe("P");
  });

  it("has a poster when it has no picture", () => {
    renderCard({ ...colosseum, cardImageUrl: "" });
    expect(screen.getByRole("img", { name: "Colosseum" })).toBeDefined();
  });
});
