import { fireEvent } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { storeItem } from "../consent/storage/stored-item.ts";
import { carryCampaign } from "./carry-campaign.ts";

const booking = "https://book.tessera.example";
const sibling = "http://colosseum.localhost:3000";
const product = `${booking}/book/50001/select/`;

/** Renders links, visits the page with a query, and returns where the links lead. */
function visit(query: string, ...hrefs: readonly string[]): readonly string[] {
  history.replaceState(null, "", `/rome/${query}`);
  document.body.replaceWith(document.createElement("body"));
  document.body.innerHTML = hrefs.map((href) => `<a href="${href}"><b>Go</b></a>`).join("");
  carryCampaign([booking, sibling]);
  return links();
}

const links = () => [...document.querySelectorAll("a")].map(({ href }) => href);

/** Chooses the last link without leaving the page. */
function choose(type: "click" | "auxclick", options: MouseEventInit = {}): string | undefined {
  const last = [...document.querySelectorAll("b")].at(-1) ?? document.body;
  last.addEventListener(type, (event) => event.preventDefault());
  fireEvent(last, new MouseEvent(type, { bubbles: true, cancelable: true, ...options }));
  return links().at(-1);
}

const { body } = document;
const { href: start } = location;

/** Other test files share the document. */
afterEach(() => {
  sessionStorage.clear();
  document.body.replaceWith(body);
  history.replaceState(null, "", start);
});

it("B6, P32: booking links carry ci and cm of the visit", () => {
  expect(visit("?ci=7&page=2&cm=a%20b", product)).toEqual([`${product}?ci=7&cm=a+b`]);
});

it("B6: a booking link keeps its own parameters", () => {
  expect(visit("?ci=7", `${product}?date=2026-12-24`)).toEqual([`${product}?date=2026-12-24&ci=7`]);
});

it("B6, P32: a link to another host of ours carries them in its address, also in the same tab", () => {
  const href = `${sibling}/de/tickets/?page=2#top`;
  expect(visit("?ci=7&cm=x", href)).toEqual([`${sibling}/de/tickets/?page=2&ci=7&cm=x#top`]);
  expect(visit("?ci=8", "/paris/", sibling)).toEqual([`${location.origin}/paris/`, `${sibling}/?ci=8`]);
});

it("B6: the campaign in an address wins over an older one of the session, as a whole", () => {
  visit("?ci=old&cm=old");
  expect(visit("?ci=7", product)).toEqual([`${product}?ci=7`]);
});

it.each([
  "https://book.tessera.example.evil.example/book/1/",
  "https://tickets.west-end-nights.example/book/1/",
  "http://book.tessera.example/book/1/",
  "http://colosseum.localhost:4001/",
  "mailto:help@tessera.example",
  "http://[/",
  `${location.origin}/paris/`,
])("B6: %s stays as it is", (href) => {
  expect(visit("?ci=7&cm=x", href)).toEqual([href]);
});

/** Stores a campaign as the storage does, whose format the function reads itself. */
const store = (campaign: string) => storeItem("attribution", campaign);

it("B6: a stored campaign survives on the next page, and a newer one replaces it", () => {
  store("ci=7&cm=x");
  expect(visit("", product)).toEqual([`${product}?ci=7&cm=x`]);
  expect(visit("?ci=8", product)).toEqual([`${product}?ci=8`]);
});

it("D32: a visit without a campaign stores nothing and changes nothing", () => {
  expect([visit("?page=2&ci=", product), sessionStorage.length]).toEqual([[product], 0]);
});

it("B6: a value of more than 256 characters is ignored", () => {
  expect(visit(`?ci=${"7".repeat(257)}&cm=x`, product)).toEqual([`${product}?cm=x`]);
});

it("B6, P32: a link that is rendered later carries the campaign when it is chosen", () => {
  visit("?ci=7");
  document.body.insertAdjacentHTML("beforeend", `<a href="${product}"><b>Later</b></a>`);
  expect(choose("click")).toBe(`${product}?ci=7`);
});

it("B6: an own page that opens in a new tab carries the campaign; in the same tab the session has it", () => {
  store("ci=7");
  visit("?ci=7", "/paris/");
  expect(choose("click")).toBe(`${location.origin}/paris/`);
  expect(choose("click", { ctrlKey: true })).toBe(`${location.origin}/paris/?ci=7`);
});

it("B6: so does one that opens with the middle button", () => {
  store("ci=7");
  visit("?ci=7", "/paris/");
  expect(choose("auxclick")).toBe(`${location.origin}/paris/?ci=7`);
});

it("B6, P35: nothing is stored here, and own pages carry a campaign that is not stored in their address", () => {
  expect(visit("?ci=7&cm=x", product, "/paris/")).toEqual([`${product}?ci=7&cm=x`, `${location.origin}/paris/`]);
  expect(choose("click")).toBe(`${location.origin}/paris/?ci=7&cm=x`);
  expect(sessionStorage.length).toBe(0);
});

it("B6: a search carries the campaign in its address, once", () => {
  visit("?ci=7&cm=x");
  document.body.innerHTML = '<form action="/search/"><input name="q" value="rome" /></form>';
  const form = document.querySelector("form") ?? document.createElement("form");
  form.addEventListener("submit", (event) => event.preventDefault());
  for (let time = 0; time < 2; time += 1) fireEvent.submit(form);
  expect([...new FormData(form)]).toEqual([
    ["q", "rome"],
    ["ci", "7"],
    ["cm", "x"],
  ]);
});

it("B6: a form that is posted has its own fields alone", () => {
  visit("?ci=7");
  document.body.innerHTML = '<form method="post"><input name="email" value="a@b.example" /></form>';
  const form = document.querySelector("form") ?? document.createElement("form");
  form.addEventListener("submit", (event) => event.preventDefault());
  fireEvent.submit(form);
  expect([...new FormData(form)].map(([name]) => name)).toEqual(["email"]);
});
