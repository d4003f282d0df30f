import { describe, expect, it } from "vitest";
import { toLabel, products } from "./all-products.ts";

const listCodes = ({ descriptors }: (typeof products)[number]) => descriptors.map(({ code }) => code);

describe("P21: languages and commentary", () => {
  it("what promises a guide or a recording has its kind of commentary", () => {
    const silent = products.filter((product) => {
      const codes = listCodes(product);
      const { commentary } = product.facts;
      return (
        (codes.includes("GUIDED_TOUR") && !commentary.includes("IN_PERSON")) ||
        (codes.includes("AUDIO_GUIDE") && !commentary.includes("AUDIO"))
      );
    });
    expect(silent.map(toLabel)).toEqual([]);
  });

  it("languages are those of a commentary, and each product with one has some", () => {
    const odd = products.filter(({ facts }) => (facts.commentary.length === 0) !== (facts.guideLanguages.length === 0));
    expect(odd.map(toLabel)).toEqual([]);
    expect(products.filter(({ facts }) => facts.guideLanguages.length > 0).length).toBeGreaterThan(150);
  });

  it("the program of a show is no commentary, in whatever language it is sung", () => {
    const shows = products.filter(({ show }) => show !== undefined);
    expect(shows.length).toBeGreaterThan(20);
    expect(shows.filter(({ facts }) => facts.commentary.length > 0).map(toLabel)).toEqual([]);
  });

  it("everyone is understood in English or in the language of the country", () => {
    const odd = products.filter(
      ({ facts: { guideLanguages } }) => guideLanguages.length > 0 && !guideLanguages.includes("en"),
    );
    expect(odd.map(toLabel)).toEqual([]);
  });
});

describe("P22: access and health", () => {
  it("no product is easy and strenuous, and what is strenuous says who should not come", () => {
    const odd = products.filter(({ facts: { accessibility } }) => {
      const efforts = accessibility.filter((code) => ["EASY", "MODERATE", "STRENUOUS"].includes(code));
      const warns = accessibility.some((code) => code.startsWith("NOT_"));
      return efforts.length > 1 || (efforts.includes("STRENUOUS") && !warns);
    });
    expect(odd.map(toLabel)).toEqual([]);
  });

  it("no code is there twice", () => {
    const odd = products.filter(({ facts: { accessibility } }) => new Set(accessibility).size < accessibility.length);
    expect(odd.map(toLabel)).toEqual([]);
  });
});

describe("P23: booking cut-offs", () => {
  it("each has one but those that are bought without a date", () => {
    expect(products.filter(({ facts, openDated }) => (facts.cutOff === null) !== openDated).map(toLabel)).toEqual([]);
  });

  it("all four types occur", () => {
    expect(new Set(products.flatMap(({ facts }) => facts.cutOff?.type ?? []))).toEqual(
      new Set(["START_TIME", "OPENING_TIME", "CLOSING_TIME", "FIXED_TIME"]),
    );
  });
});

describe("X3: operators and contract parties", () => {
  it("vendors of one name have one number, of two names two", () => {
    const names = new Map(products.map(({ facts: { operator } }) => [operator.vendorId, operator.name]));
    expect(new Set(names.values()).size).toBe(names.size);
    expect(products.filter(({ facts: { operator } }) => names.get(operator.vendorId) !== operator.name)).toEqual([]);
  });

  it("somebody answers complaints about every product", () => {
    expect(products.filter(({ facts }) => !facts.contractParty.email.includes("@")).map(toLabel)).toEqual([]);
  });
});

it("P13: only tickets of one venue are official, never several things sold as one", () => {
  const official = products.filter(
    ({ official: own, show }) => own !== undefined || show?.theatre.agreement !== undefined,
  );
  expect(official.length).toBeGreaterThan(20);
  expect(
    official.filter(({ flow, type }) => flow === "COMBO" || !["EVENT", "ATTRACTION"].includes(type)).map(toLabel),
  ).toEqual([]);
});

it("P5: what has been reviewed is older than its reviews, and some products are new", () => {
  const added = products.map(({ facts }) => facts.addedOn);
  expect(products.filter(({ reviews, facts }) => reviews > 0 && facts.addedOn > "2025-03-01").map(toLabel)).toEqual([]);
  expect(new Set(added).size).toBeGreaterThan(200);
  expect(added.filter((day) => day > "2026-05-01")).not.toEqual([]);
});
