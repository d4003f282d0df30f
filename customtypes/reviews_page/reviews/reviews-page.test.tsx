import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import type { Rating } from "../../../catalog/review/rating.ts";
import { type Review, reviewTopics } from "../../../catalog/review/review.ts";
import type { ReviewFacets } from "../../../catalog/review/review-filter.ts";
import { mergeNeeds, need } from "../../../catalog/snapshot/needs.ts";
import { locales } from "../../../i18n/locales.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { defaultView, type View } from "../../../routing/view.ts";
import { testPage, testPlaces } from "../../../tests/support/page-context.ts";
import { testCollection } from "../../../tests/support/test-collection.ts";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testReview } from "../../../tests/support/test-review.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { reviewsSchema } from "../fields.ts";
import { reviews } from "./index.ts";
import { largeImageUrl } from "../../../blocks/gallery/photo.ts";
import { Photos } from "./Photos.tsx";
import { listReviewPhotos } from "./review-photos.ts";
import { reviewQuery } from "./review-query.ts";
import { findShownReviews } from "./shown-reviews.ts";
import { ReviewsPage } from "./ReviewsPage.tsx";
import { testView } from "../../../tests/support/test-view.ts";

// Other tests cover its code.
vi.mock("../../../blocks/listing/Refine.enhance.ts", () => ({ enhance: () => () => {} }));

const fields = v.parse(reviewsSchema, { reviewed_product: 7 });
const rating: Rating = { average: 4.6, ratingCount: 30, reviewCount: 12 };
const ratings = { "5": 20, "4": 5, "3": 3, "2": 1, "1": 1 };
const product = testProduct({
  id: 7,
  name: "Arena",
  rating,
  reviewsDetails: { ratings, showReviews: true },
});

const facets: ReviewFacets = {
  kinds: new Map([
    ["USER", 12],
    ["CRITIC", 2],
  ]),
  ratings: new Map([
    [5, 8],
    [1, 4],
  ]),
  languages: new Map([
    ["en", 9],
    ["de", 3],
  ]),
  travelers: new Map([["FAMILY", 12]]),
  withPhotos: 1,
  vehicles: new Map(),
  variants: new Map(),
  years: new Map(),
  mentions: new Map([
    ["guide", 2],
    ["queues", 5],
  ]),
  mentionRatings: new Map(),
};

interface Given {
  readonly written?: readonly Partial<Review>[];
  readonly view?: Partial<View>;
  readonly total?: number;
  readonly counted?: ReviewFacets | undefined;
  readonly of?: ReturnType<typeof testProduct>;
  readonly page?: Partial<PageContext>;
}

function pageWith({ written = [{}], view = {}, total = 12, page, of = product, ...given }: Given = {}) {
  const counted = "counted" in given ? given.counted : facets;
  const full = testView(view);
  const found = {
    reviews: written.map((each, index) => testReview({ id: index + 1, ...each })),
    total,
    nextOffset: undefined,
    facets: counted,
  };
  const picture = {
    reviewId: 1,
    kind: "IMAGE",
    url: "https://img.example/1.webp",
    width: 12,
    height: 9,
    credit: "A. Author",
  } as const;
  const snapshot = testSnapshot({
    found: {
      products: [[{ id: 7 }, of]],
      reviews: [[reviewQuery(7, { view: full }), found]],
      reviewMedias: [[{ id: 7 }, [picture]]],
    },
  });
  return testPage({ snapshot, view: full, path: ["reviews", "arena"], ...page });
}

function show(given: Given = {}) {
  const page = pageWith(given);
  render(
    <ReviewsPage fields={fields} page={page}>
      {null}
    </ReviewsPage>,
  );
  return page;
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const readHref = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("C13: the head of a page of reviews", () => {
  it("D17, P9: a histogram from 5 to 1 adds up to the total, in words", () => {
    show();
    expect(texts("dt")).toEqual([
      "5 stars Awesome",
      "4 stars Good",
      "3 stars Average",
      "2 stars Poor",
      "1 star Terrible",
    ]);
    const counts = texts("dd").map(Number);
    expect(counts).toEqual([20, 5, 3, 1, 1]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rating.ratingCount);
    expect(document.querySelector("header")?.textContent).toContain("Rated 4.6 out of 5 from 30 ratings");
  });

  it("X5: a spread that does not add up is not shown", () => {
    const of = testProduct({ ...product, rating: { ...rating, ratingCount: 31 } });
    show({ of });
    expect(texts("dt")).toEqual([]);
  });

  it("X5: says how many ratings have a text, and leads to how reviews are verified", () => {
    show({
      page: {
        places: testPlaces({
          findPath: ({ reviewSubject }) => (reviewSubject === "policy" ? "/review-policy/" : undefined),
        }),
      },
    });
    expect(document.querySelector("header")?.textContent).toContain("Ratings with a written review: 12 of 30.");
    expect(readHref("How reviews are verified")).toBe("/review-policy/");
  });
});

describe("D16: the order", () => {
  it("is one of three, the most relevant by default", () => {
    show();
    const options = screen.getAllByRole<HTMLOptionElement>("option");
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
      ["", "Most relevant"],
      ["high-to-low", "Rating: high to low"],
      ["low-to-high", "Rating: low to high"],
    ]);
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("");
  });

  it.each(["high-to-low", "low-to-high"] as const)("%s is requested and chosen", (reviewSort) => {
    const { view } = show({ view: { reviewSort } });
    expect(reviewQuery(7, { view }).sort).toBe(reviewSort);
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe(reviewSort);
  });
});

describe("P12: filters", () => {
  it("have their counts, and are sent by name", () => {
    show();
    const choices = [...document.querySelectorAll("fieldset label")].map((label) => {
      const input = label.querySelector("input");
      return [input?.name, input?.value, label.textContent.trim()];
    });
    expect(choices).toEqual([
      ["filter-reviews", "5", "5 · Awesome (8)"],
      ["filter-reviews", "1", "1 · Terrible (4)"],
      ["language", "", "All"],
      ["language", "en", "English (9)"],
      ["language", "de", "German (3)"],
      ["traveler", "", "All"],
      ["traveler", "family", "Family (12)"],
      ["photos", "1", "With photos (1)"],
    ]);
  });

  it("D15: reviews of a transfer are filtered by vehicle", () => {
    const vehicles = new Map([["MINIVAN", 8] as const, ["SEDAN", 4] as const]);
    const page = show({ counted: { ...facets, vehicles }, view: { vehicle: "sedan" }, total: 4 });
    const inputs = [...document.querySelectorAll<HTMLInputElement>("[name=vehicle]")];
    expect(inputs.map(({ value, checked }) => [value, checked])).toEqual([
      ["", false],
      ["minivan", false],
      ["sedan", true],
    ]);
    expect(inputs.map((input) => input.closest("label")?.textContent.trim())).toEqual([
      "All",
      "People carrier (8)",
      "Saloon (4)",
    ]);
    expect(reviewQuery(7, page)).toMatchObject({ vehicle: "SEDAN" });
    const made = within(screen.getByRole("list", { name: "Your filters" })).getByRole("link");
    expect(made.getAttribute("href")).toBe("/reviews/arena/#reviews");
  });

  it("X5: by what was bought, in the product's order and the language of its name, and by year", () => {
    const variants = [
      { id: 71, name: { text: "Gruppe", lang: "de", dir: "ltr" } as const },
      { id: 72, name: { text: "Private tour" } },
      { id: 73, name: { text: "Night tour" } },
    ];
    const counted = {
      ...facets,
      variants: new Map([
        [72, 8],
        [71, 4],
      ]),
      years: new Map([
        [2026, 9],
        [2025, 3],
      ]),
    };
    const page = show({ counted, view: { variant: 72 }, of: testProduct({ ...product, variants }) });
    const labels = (name: string) =>
      [...document.querySelectorAll(`[name=${name}]`)].map((each) => each.closest("label"));
    expect(labels("variant").map((each) => each?.textContent.trim())).toEqual([
      "All",
      "Gruppe (4)",
      "Private tour (8)",
    ]);
    expect(labels("variant")[1]?.querySelector("[lang=de]")?.textContent).toBe("Gruppe");
    expect(labels("year").map((each) => each?.textContent.trim())).toEqual(["All", "2026 (9)", "2025 (3)"]);
    expect(reviewQuery(7, page)).toMatchObject({ variantId: 72 });
    const made = within(screen.getByRole("list", { name: "Your filters" })).getByRole("link", { name: /Private tour/ });
    expect(made.getAttribute("href")).toBe("/reviews/arena/#reviews");
  });

  it.each([
    [72, 72],
    [999, undefined],
  ])("B6: of the variant %i the page has the reviews of %s: it ignores one that the product lacks", (variant, read) => {
    const of = testProduct({ ...product, variants: [71, 72].map((id) => ({ id, name: { text: `Variant ${id}` } })) });
    const route = testPage({ view: testView({ variant }) });
    const first = testSnapshot({ found: { products: [[{ id: 7 }, of]] } });
    const query = reviewQuery(7, { view: testView({ variant: read }) });
    expect(reviews.followUp?.(fields, first, route).reviews).toEqual(need("reviews", [query]).reviews);
    const list = { reviews: [testReview({ id: 1 })], total: 1, nextOffset: undefined };
    const snapshot = testSnapshot({ found: { products: [[{ id: 7 }, of]], reviews: [[query, list]] } });
    expect(findShownReviews(fields, snapshot, route)?.total).toBe(1);
  });

  it.each([
    ["one way to buy", { variants: new Map([[71, 12]]) }, 1],
    ["vehicles", { variants: new Map([[71, 12]]), vehicles: new Map([["SEDAN", 12]] as const) }, 2],
  ])("X5: a product with %s has no choice of variants", (_, counts, count) => {
    const variants = [71, 72].slice(0, count).map((id) => ({ id, name: { text: `Variant ${id}` } }));
    show({ counted: { ...facets, ...counts }, of: testProduct({ ...product, variants }) });
    expect(document.querySelectorAll("form [name=variant]")).toHaveLength(0);
    expect(document.querySelectorAll("form [name=traveler]").length).toBeGreaterThan(0);
  });

  it("that are made are requested, and each has a link to the reviews without it", () => {
    const view = { filterReviews: "1,5", language: "de", traveler: "family", photos: "1", page: 2 } as const;
    const page = show({ view, total: 30 });
    expect(reviewQuery(7, page)).toMatchObject({
      stars: [1, 5],
      language: "de",
      traveler: "FAMILY",
      withPhotos: true,
      limit: 10,
      offset: 10,
    });
    const list = within(screen.getByRole("list", { name: "Your filters" }));
    expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/reviews/arena/?filter-reviews=5&language=de&traveler=family&photos=1#reviews",
      "/reviews/arena/?filter-reviews=1&language=de&traveler=family&photos=1#reviews",
      "/reviews/arena/?filter-reviews=1%2C5&traveler=family&photos=1#reviews",
      "/reviews/arena/?filter-reviews=1%2C5&language=de&photos=1#reviews",
      "/reviews/arena/?filter-reviews=1%2C5&language=de&traveler=family#reviews",
    ]);
  });

  it("X5: topics that reviews mention are links, the most frequent first; the chosen one leads back", () => {
    const page = show({ view: { mentions: "queues", filterReviews: "5" }, total: 5 });
    expect(reviewQuery(7, page)).toMatchObject({ mentions: "queues", stars: [5] });
    const links = within(screen.getByRole("navigation", { name: "Reviews mention" })).getAllByRole("link");
    expect(
      links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]),
    ).toEqual([
      ["Queues (5)", "/reviews/arena/?filter-reviews=5#reviews", "true"],
      ["Guide (2)", "/reviews/arena/?filter-reviews=5&mentions=guide#reviews", null],
    ]);
    expect(document.querySelector<HTMLInputElement>("form [name=mentions]")?.value).toBe("queues");
    expect(
      within(screen.getByRole("list", { name: "Your filters" })).getByRole("link", { name: /Queues/ }),
    ).toBeDefined();
  });

  it("P11: a topic has the average of the reviews that mention it", () => {
    show({ counted: { ...facets, mentionRatings: new Map([["queues", 3.8]]) } });
    expect(screen.getByRole("link", { name: "Queues 3.8 out of 5 stars (5)" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Guide (2)" })).toBeDefined();
  });

  it.each([{ filterReviews: "5" }, { by: "organiser" }] as const)(
    "P11: a topic has no average among the reviews of %j, only their number",
    (view) => {
      show({ view, counted: { ...facets, mentionRatings: new Map([["queues", 5]]) } });
      expect(screen.getByRole("link", { name: "Queues (5)" })).toBeDefined();
    },
  );

  it("X5: at most eight topics are offered", () => {
    const mentions = new Map(reviewTopics.map((topic, index) => [topic, index + 1]));
    show({ counted: { ...facets, mentions } });
    const links = within(screen.getByRole("navigation", { name: "Reviews mention" })).getAllByRole("link");
    const counts = links.map(({ textContent }) => /\d+/.exec(textContent)?.[0]);
    expect(counts).toEqual(["16", "15", "14", "13", "12", "11", "10", "9"]);
  });

  it.each([{ filterReviews: "2" }, { year: 2011 }])(
    "%j that leaves nothing says so, and leads to all reviews",
    (view) => {
      show({ view, total: 0, written: [] });
      expect(screen.getByText(/No reviews match your filters/).textContent).toContain("All reviews (12)");
      expect(readHref("All reviews (12)")).toBe("/reviews/arena/#reviews");
      expect(screen.queryAllByRole("list").filter((list) => list.childElementCount === 0)).toEqual([]);
    },
  );

  it("that leave nothing of what nobody counted lead back", () => {
    const of = testProduct({ id: 7, name: "Arena", rating: undefined });
    show({ view: { filterReviews: "2" }, total: 0, written: [], of });
    expect(screen.getAllByRole("link", { name: "Reset all" })).toHaveLength(1);
  });

  it("a language that no review is written in reads as none", () => {
    expect(reviewQuery(7, pageWith({ view: { language: "ar" } })).language).toBeUndefined();
  });

  it("X5: a provider that does not filter offers none, and the page says that all are listed", () => {
    show({ view: { filterReviews: "5" }, counted: undefined });
    expect(screen.queryByRole("form")).toBeNull();
    expect(screen.getByText(/can’t filter reviews/)).toBeDefined();
  });
});

describe("D18: who wrote them", () => {
  it("travellers' and critics' reviews are apart, with the numbers that the other filters leave", () => {
    show({ view: { by: "critics", filterReviews: "5" }, total: 2, written: [{ kind: "CRITIC" }] });
    const links = within(screen.getByRole("navigation", { name: "Critics/user reviews" })).getAllByRole("link");
    expect(
      links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]),
    ).toEqual([
      ["User reviews (12)", "/reviews/arena/?filter-reviews=5#reviews", null],
      ["Critic reviews (2)", "/reviews/arena/?filter-reviews=5&by=critics#reviews", "page"],
    ]);
    expect(document.querySelector("[data-listing] h3")?.textContent).toBe("Marta · critic");
  });

  it.each([
    ["USER", undefined, "Marta"],
    ["CRITIC", "critics", "Marta · critic"],
    ["CONTRIBUTOR", "contributors", "Marta · contributor"],
    ["PROVIDER", "organiser", "Marta · operator"],
  ] as const)("C13: a %s's review, by=%s, is signed %j", (kind, by, signature) => {
    const { view } = show({ view: { by }, total: 1, written: [{ kind }] });
    expect(reviewQuery(7, { view }).kind).toBe(kind);
    expect(document.querySelector("[data-listing] h3")?.textContent).toBe(signature);
  });

  it.each([
    ["Reviews", "heading", "Reviews"],
    ["Critics/User Reviews", "navigation", "Critics/user reviews"],
    ["User Reviews", "link", "User reviews (12)"],
    ["Critic Reviews", "link", "Critic reviews (2)"],
    ["Contributor Review", "link", "Contributor reviews (1)"],
  ])("the category %s is the %s %j", (_category, role, name) => {
    const kinds = new Map([...facets.kinds, ["CONTRIBUTOR", 1] as const]);
    show({ counted: { ...facets, kinds } });
    expect(screen.getByRole(role, { name })).toBeDefined();
  });

  it("the category Detailed Reviews is the list, with what is known of each visit", () => {
    show({ written: [{ travelerType: "FAMILY", vehicleType: "MINIVAN" }] });
    const [item] = texts("[data-listing] figure");
    expect(item).toContain("Family");
    expect(item).toContain("Vehicle: People carrier");
    expect(within(screen.getByRole("list", { name: "Detailed reviews" })).getAllByRole("figure")).toHaveLength(1);
  });

  it("D18: reviews of which only the words are known are not called detailed", () => {
    show({ written: [{ kind: "PROVIDER" }] });
    expect(screen.queryByText("Detailed reviews")).toBeNull();
  });

  it("D18: a choice without critics is not called that of critics", () => {
    const kinds = new Map([
      ["USER", 12],
      ["CONTRIBUTOR", 1],
    ] as const);
    show({ counted: { ...facets, kinds } });
    expect(screen.getByRole("navigation", { name: "Written by" })).toBeDefined();
  });

  it("one kind alone needs no choice", () => {
    show({ counted: { ...facets, kinds: new Map([["USER", 12]]) } });
    expect(screen.queryByRole("navigation", { name: /Written by|reviews$/ })).toBeNull();
  });
});

describe("J9: ten a page", () => {
  it("says which of how many these are, and links to the other pages", () => {
    show({ view: { page: 2 }, total: 12, written: [{}, {}] });
    expect(screen.getByText("Reviews 11–12 of 12")).toBeDefined();
    const pages = within(screen.getByRole("navigation", { name: "Pages" }));
    expect(pages.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/reviews/arena/#reviews",
      "/reviews/arena/?page=2#reviews",
    ]);
  });

  it("X5: says when the provider sent fewer than there are", () => {
    show({ total: 12, written: [{}, {}, {}] });
    expect(screen.getByText("Only 3 of the 10 reviews on this page can be shown.")).toBeDefined();
  });

  it("X5: of a product that lets none be shown there is no review, picture or filter, and the page says why", () => {
    const of = testProduct({ ...product, reviewsDetails: { ratings, showReviews: false } });
    const page = show({ of, total: 30, view: { filterReviews: "5" } });
    expect(screen.getByText("We don’t have permission to show these reviews.")).toBeDefined();
    expect(document.querySelectorAll("figure, form, [data-picture], [data-listing]")).toHaveLength(0);
    expect(texts("dd")).toEqual(["20", "5", "3", "1", "1"]);
    expect(reviews.pages?.(fields, page.snapshot, page)).toBe(0);
    const [node] = reviews.structuredData?.(fields, page, []) ?? [];
    expect([node?.["@type"], node?.["review"]]).toEqual(["Product", undefined]);
  });

  it("a page beyond the last is not found; one that can't be read may be there", () => {
    const page = pageWith({ total: 21 });
    expect(reviews.pages?.(fields, page.snapshot, page)).toBe(3);
    const failed = testPage({
      snapshot: testSnapshot({
        found: { products: [[{ id: 7 }, product]] },
        failed: need("reviews", [reviewQuery(7, { view: defaultView })]),
      }),
    });
    expect(reviews.pages?.(fields, failed.snapshot, failed)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("D15: one review", () => {
  it("has its author, date, stars, company, vehicle, month, country and votes", () => {
    show({ written: [{ travelerType: "FAMILY", vehicleType: "MINIVAN", helpfulVotes: 3 }] });
    const text = document.querySelector("figure")?.textContent;
    expect(text).toMatch(/^MMarta05 Oct 20265 out of 5 stars5 \/ 5Awesome/);
    expect(text).toContain("Italy · Family · Visited in October 2026 · Vehicle: People carrier · verified booking");
    expect(text).toContain("Helpful to 3 travellers");
  });

  it("an organizer's has no facts of a traveller, even when the provider sends some", () => {
    show({ written: [{ kind: "PROVIDER", travelerType: "FAMILY", vehicleType: "MINIVAN" }] });
    const text = document.querySelector("figure")?.textContent;
    expect(text).toMatch(/^MMarta · operator/);
    expect(text).not.toMatch(/Italy|Family|Visited|Vehicle|verified/);
  });

  it("C13: an organizer does not rate its own show, nor are its reviews chosen by stars", () => {
    show({ view: { by: "organiser" }, written: [{ kind: "PROVIDER", rating: 5 }] });
    expect(document.querySelector("figure")?.textContent).not.toMatch(/stars|5 \/ 5|Awesome/);
    expect(document.querySelectorAll("form [name=filter-reviews]")).toHaveLength(0);
    cleanup();
    show();
    expect(document.querySelectorAll("form [name=filter-reviews]").length).toBeGreaterThan(0);
  });

  it.each([
    ["", "Photo from the review by Marta"],
    ["Marta", "Photo from the review by Marta, Photo: Marta"],
    ["B. Author", "Photo from a review, Photo: B. Author"],
  ])("H11: a picture that %j took is the reviewer's only where nobody else took it: %j", (credit, caption) => {
    const media = { reviewId: 1, kind: "IMAGE", url: "https://img.example/2.webp", width: 12, height: 9 } as const;
    const page = pageWith();
    expect(
      listReviewPhotos({ name: "Marta", medias: [{ ...media, credit }] }, page).map((photo) => photo.caption),
    ).toEqual([caption]);
  });

  it.each([
    ["SEDAN", "Saloon"],
    ["SUV", "SUV"],
    ["HATCHBACK", "Small car"],
    ["MINIVAN", "People carrier"],
    ["BUS", "Bus"],
    ["TRAIN", "Train"],
  ] as const)("a transfer in a %s says %s", (vehicleType, name) => {
    show({ written: [{ vehicleType }] });
    expect(document.querySelector("figure")?.textContent).toContain(`Vehicle: ${name}`);
  });

  it("P10: a reply of the organizer has its date and its language", () => {
    show({ written: [{ reply: { text: { text: "Grazie!", lang: "it" }, writtenAt: Date.UTC(2026, 9, 7) } }] });
    expect(screen.getByText("Reply from the operator · 07 Oct 2026")).toBeDefined();
    expect(screen.getByText("Grazie!").lang).toBe("it");
  });

  it("H11: its pictures are links to the whole pictures, in a viewer that says who took them", () => {
    const media = { reviewId: 1, kind: "IMAGE", url: "https://img.example/2.webp", width: 12, height: 9 } as const;
    const page = show({ written: [{ medias: [{ ...media, credit: "B. Author" }] }] });
    const viewers = [...document.querySelectorAll("x-island[name='gallery/Viewer']")];
    expect(viewers.map((viewer) => /Photo: \w\. Author/.exec(viewer.getAttribute("props") ?? "")?.[0])).toEqual([
      "Photo: A. Author",
      "Photo: B. Author",
    ]);
    cleanup();
    const image = { url: media.url, alt: "Photo from the review by Marta", width: 12, height: 9 };
    render(<Photos photos={[{ image, caption: "" }]} first={4} page={page} />);
    const link = screen.getByRole("link", { name: image.alt });
    expect([link.getAttribute("href"), link.dataset["picture"]]).toEqual([largeImageUrl(media.url), "4"]);
  });
});

describe("C13: translate, and view the original", () => {
  const foreign = {
    text: { text: "Vista stupenda.", lang: "it", dir: "ltr" },
    translation: { text: { text: "A wonderful view." }, byMachine: true },
  } as const;

  it("each review has both texts in their languages, and says that a machine translated it", () => {
    show({ written: [foreign] });
    const details = document.querySelector("details:has(blockquote)");
    expect(details?.querySelector("summary")?.textContent).toBe(
      "Machine translation from Italian View originalView translation",
    );
    expect(details?.querySelector("blockquote")?.lang).toBe("it");
    expect(details?.nextElementSibling?.textContent).toBe("A wonderful view.");
    expect(details?.nextElementSibling?.hasAttribute("lang")).toBe(false);
  });

  it("opens without script: a details element", () => {
    show({ written: [foreign] });
    const details = document.querySelector<HTMLDetailsElement>("details:has(blockquote)");
    fireEvent.click(details?.querySelector("summary") ?? document.body);
    expect(details?.open).toBe(true);
  });

  it("a translation by a person does not name a machine; one in the page's language has none", () => {
    show({ written: [{ ...foreign, translation: { ...foreign.translation, byMachine: false } }, {}] });
    expect(screen.getByText(/^Translation from Italian/)).toBeDefined();
    expect(document.querySelectorAll("details:has(blockquote)")).toHaveLength(1);
  });

  it("a translation that is not in the page's language names its own", () => {
    const text = { text: "Une vue superbe.", lang: "fr", dir: "ltr" } as const;
    show({ written: [{ ...foreign, translation: { text, byMachine: true } }] });
    expect(screen.getByText(/^Machine translation from Italian into French/)).toBeDefined();
  });

  it("X5: structured data has the product's rating and the reviews as they are shown", () => {
    const page = pageWith({ written: [foreign, { kind: "PROVIDER" }] });
    const [node] = reviews.structuredData?.(fields, page, []) ?? [];
    expect(node).toMatchObject({
      "@type": "Product",
      name: "Arena",
      aggregateRating: { ratingValue: "4.6", ratingCount: 30, reviewCount: 12 },
      review: [
        { author: { name: "Marta" }, datePublished: "2026-10-05", reviewBody: "A wonderful view.", inLanguage: "en" },
      ],
    });
  });
});

describe("H14: the reviews of a collection", () => {
  const ofCollection = v.parse(reviewsSchema, { collection: 201 });
  const of = (id: number) => testReview({ id, name: `Author ${id}`, product: { id, name: { text: `Arena ${id}` } } });

  /** The page of collection 201 with a review of each of these products. */
  function showCollection(...products: readonly ReturnType<typeof testProduct>[]) {
    const list = { reviews: products.map(({ id }) => of(id)), total: products.length, nextOffset: undefined, facets };
    const snapshot = testSnapshot({
      found: {
        collections: [[{ id: 201 }, testCollection({ ratings: undefined })]],
        collectionReviews: [[reviewQuery(201, { view: defaultView }), list]],
        rankings: [
          [
            { collection: 201, limit: 100, subCategories: [] },
            { products, total: products.length, city: undefined },
          ],
        ],
      },
    });
    const page = testPage({ snapshot });
    render(
      <ReviewsPage fields={ofCollection} page={page}>
        {null}
      </ReviewsPage>,
    );
    return reviews.structuredData?.(ofCollection, page, []) ?? [];
  }

  it("name their products, and the average is no product's in structured data", () => {
    const [node] = showCollection(product);
    const article = document.querySelector<HTMLElement>("[data-listing] figure");
    expect(article?.querySelector("a")?.getAttribute("href")).toMatch(/-e-7\/$/);
    expect(node).toMatchObject({ "@type": "Review", itemReviewed: { name: "Arena 7" } });
    expect(JSON.stringify(node)).not.toContain("aggregateRating");
  });

  it("X5: are none of a product that lets none be shown, and the page says that some are missing", () => {
    const reviewsDetails = { ratings, showReviews: false };
    const nodes = showCollection(product, testProduct({ id: 8, reviewsDetails }));
    expect(texts("[data-listing] h3")).toEqual(["Author 7"]);
    expect(screen.getByText("Only 1 of the 2 reviews on this page can be shown.")).toBeDefined();
    expect(nodes.filter((node) => node["@type"] === "Review")).toHaveLength(1);
  });
});

it("reviews that can't be read are said to be missing, not none", () => {
  const failed = mergeNeeds([need("reviews", [reviewQuery(7, { view: defaultView })]), need("products", [{ id: 7 }])]);
  const snapshot = testSnapshot({ failed });
  render(
    <ReviewsPage fields={fields} page={testPage({ snapshot, locale: locales.de })}>
      {null}
    </ReviewsPage>,
  );
  expect(screen.getByText(/Rezensionen gerade nicht laden/)).toBeDefined();
});
