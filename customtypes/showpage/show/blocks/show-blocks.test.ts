import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { fixtures } from "../../../../tests/support/show-block-fixtures.ts";
import { locales } from "../../../../i18n/locales.ts";
import { blockSlices } from "./block-slices.ts";
import { findTopic } from "./labels.ts";
import { showBlocks } from "./show-blocks.ts";
import vocabulary from "./vocabulary.json";

type Block = readonly [type: string, text: string, spans?: readonly object[]];

const parse = (...blocks: readonly Block[]) =>
  v.parse(
    showBlocks(),
    blocks.map(([type, text, spans = []]) => ({ type, text, spans })),
  );

describe.each(fixtures)("a flat list in $expected.lang", ({ blocks, expected }) => {
  const parsed = parse(...blocks);

  it("D9: has detail pairs, the theatre with its link", () => {
    const { showType, theatreName, duration, ageLimit, ...others } = parsed.details;
    expect({
      texts: [showType, theatreName, duration, ageLimit].map(({ source }) => source),
      ...others,
    }).toEqual({
      texts: expected.details,
      theatreLink: { kind: "url", url: "https://theatre.example/", text: "" },
      openingDate: "2026-12-05",
      closingDate: "2027-05-29",
      map: { kind: "url", url: "https://map.example/", text: "" },
    });
  });

  it("C11, D10: has tabs of its sections, of which the first is the default", () => {
    expect(parsed.tabs.map(({ topic, defaultTab }) => [topic, defaultTab])).toEqual([
      ["aboutShow", "Yes"],
      ["ageSuitability", "No"],
      ["highlights", "No"],
      ["aboutTheatre", "No"],
      ["criticReview", "No"],
    ]);
    expect(parsed.tabs.map(({ name }) => name)).toEqual(expected.tabs);
  });

  it("D9: has its parts besides the tabs", () => {
    expect(parsed).toMatchObject({
      highlights: [{ type: "paragraph" }],
      aboutTheatre: [{ type: "paragraph" }],
      criticReview: [{ type: "heading5" }, { type: "paragraph" }],
      listicle: { items: [{ heading: expected.item, blocks: [{}] }] },
      specialOffer: { offerHeading: expected.offer, offerText: [{}], closingDate: "2027-01-31" },
      safetyBanner: { blocks: [{}] },
    });
  });

  it("F7: has questions by the prefixes of the language", () => {
    const faq = blockSlices(parsed, expected.lang).at(-1);
    expect(faq).toMatchObject([
      {
        slice_type: "faq",
        primary: {
          items: [{ question: expected.question, answer: [{ text: expected.answer, spans: [{ start: 0, end: 2 }] }] }],
        },
      },
    ]);
  });
});

it("C11: a section of each of the thirteen topics is a tab", () => {
  const topics = [
    ["About show", "aboutShow"],
    ["Show details", "showDetails"],
    ["Age suitability", "ageSuitability"],
    ["Top songs", "topSongs"],
    ["Tickets", "tickets"],
    ["About concert", "aboutConcert"],
    ["Program", "program"],
    ["Getting there", "gettingThere"],
    ["Facilities and accessibility", "facilities"],
    ["Additional information", "additionalInformation"],
    ["About theatre", "aboutTheatre"],
    ["Critic review", "criticReview"],
    ["Highlights", "highlights"],
  ] as const;
  const { tabs } = parse(
    ...topics.flatMap(([name]): Block[] => [
      ["heading2", name],
      ["paragraph", "Text."],
    ]),
  );
  expect(tabs.map(({ name, topic }) => [name, topic])).toEqual(topics);
});

describe("the vocabulary", () => {
  it.each(Object.values(locales))("C11, D9: has labels for each topic in $tag", ({ code }) => {
    const labeled = Object.entries(vocabulary[code]).filter(([, labels]) => labels.length > 0);
    expect(labeled.map(([topic]) => topic).toSorted()).toEqual(Object.keys(vocabulary.en).toSorted());
  });

  it("C11, D9: no label names two topics, in whichever languages", () => {
    const labels = Object.values(vocabulary).flatMap((words) =>
      Object.entries(words).flatMap(([topic, ofTopic]) => ofTopic.map((label) => ({ label, topic }))),
    );
    expect(labels.map(({ label }) => ({ label, topic: findTopic(label) }))).toEqual(labels);
  });
});

describe("questions", () => {
  const readFaqItems = (lang: string, ...blocks: readonly Block[]) =>
    blockSlices(parse(["heading2", "FAQ"], ...blocks), lang)
      .flat()
      .at(0)?.primary["items"];

  it("F7: shift the spans of an answer by 2 with a prefix, and by the blanks after it", () => {
    const strong = (start: number, end: number) => [{ type: "strong", start, end }];
    expect(readFaqItems("en-us", ["paragraph", "Q:Late?"], ["paragraph", "A:Wait.", strong(2, 6)])).toMatchObject([
      { question: "Late?", answer: [{ text: "Wait.", spans: [{ start: 0, end: 4 }] }] },
    ]);
    expect(readFaqItems("en-us", ["paragraph", "Q: Late?"], ["paragraph", "A:  Wait.", strong(4, 8)])).toMatchObject([
      { answer: [{ text: "Wait.", spans: [{ start: 0, end: 4 }] }] },
    ]);
  });

  it("F7: omit a span that the prefix alone had", () => {
    const spans = [{ type: "strong", start: 0, end: 2 }];
    expect(readFaqItems("en-us", ["paragraph", "Q:Late?"], ["paragraph", "A:Wait.", spans])).toMatchObject([
      { answer: [{ spans: [] }] },
    ]);
  });

  it("F7: take no prefix of another language", () => {
    expect(readFaqItems("de-de", ["paragraph", "Q: Late?"], ["paragraph", "A: Wait."])).toBeUndefined();
    expect(readFaqItems("de-de", ["paragraph", "F: Zu spät?"], ["paragraph", "A: Bitte warten."])).toHaveLength(1);
  });

  it("F7: have all blocks of an answer, and omit a question without one", () => {
    expect(
      readFaqItems(
        "en-us",
        ["paragraph", "Q: One?"],
        ["paragraph", "Q: Two?"],
        ["paragraph", "A: Yes."],
        ["list-item", "x"],
      ),
    ).toMatchObject([{ question: "Two?", answer: [{ text: "Yes." }, { text: "x" }] }]);
  });
});

describe("the safety banner", () => {
  const banner = (marker: string) =>
    parse(["heading6", "Safety banner"], ["paragraph", marker], ["heading2", "Safety"], ["paragraph", "Masks."])
      .safetyBanner;

  it.each(["yes", "Yes", " YES "])("F8: shows when its text equals the marker: %s", (marker) => {
    expect(banner(marker)).toBeDefined();
  });

  it.each(["no", "yes, please", "true", "-"])("F8: does not show otherwise: %s", (marker) => {
    expect(banner(marker)).toBeUndefined();
  });
});

describe("the special offer", () => {
  const offer = (ends: string) =>
    blockSlices(
      parse(
        ["heading2", "Special offer"],
        ["heading6", "Offer ends"],
        ["paragraph", ends],
        ["paragraph", "Half price."],
      ),
      "en-us",
    ).flat();

  it("F5: is a banner until its closing date", () => {
    expect(offer("2027-01-31")).toMatchObject([
      { slice_type: "promotional_banner", primary: { ends_on: "2027-01-31", body: [{ text: "Half price." }] } },
    ]);
  });

  it("E2: is a banner without an end where the blocks name none", () => {
    const blocks = parse(["heading2", "Special offer"], ["paragraph", "Half price."]);
    const [banner] = blockSlices(blocks, "en-us").flat();
    expect(banner).toMatchObject({ slice_type: "promotional_banner", primary: { body: [{ text: "Half price." }] } });
    expect(banner?.primary["ends_on"]).toBeUndefined();
  });

  it.each(["31-01-2027", "soon", "2027-1-31"])(
    "F5: is omitted for a closing date that is no YYYY-MM-DD: %s",
    (ends) => {
      expect(offer(ends)).toEqual([]);
    },
  );
});

describe("what the list does not say", () => {
  it("F6: a day is DD-MM-YYYY or YYYY-MM-DD, and anything else is unknown", () => {
    const opening = (day: string) => parse(["heading5", "Opening date:"], ["paragraph", day]).details.openingDate;
    expect([opening("05-12-2026"), opening("2026-12-05"), opening("in May")]).toEqual([
      "2026-12-05",
      "2026-12-05",
      undefined,
    ]);
  });

  it("C11: a section without text makes no tab, and one with a name of its own makes one", () => {
    const { tabs } = parse(["heading2", "Tickets"], ["heading2", "The orchestra"], ["paragraph", "Nine players."]);
    expect(tabs).toMatchObject([{ name: "The orchestra", topic: undefined, defaultTab: "Yes" }]);
  });

  it("D9: an empty list has no slices", () => {
    expect(blockSlices(parse(), "en-us", 7)).toEqual([]);
  });
});
