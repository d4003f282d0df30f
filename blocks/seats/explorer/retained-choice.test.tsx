import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRetainedChoice } from "./retained-choice.ts";

const elsewhere = ["?budget=9#reviews", "/"];
const retained = { section: "1", row: "2", seats: "4,5" } as const;

const readFormFields = (id: string) =>
  Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>(`#${id}`) ?? undefined));
const hrefs = (place: string) => [...document.querySelectorAll(`${place} a`)].map((link) => link.getAttribute("href"));

/** Returns what is retained where the form has a limit. */
function choice(budget: string) {
  const form = document.querySelector<HTMLFormElement>("#form") ?? document.createElement("form");
  form.innerHTML = `<input name="budget" type="number" value="${budget}">`;
  return createRetainedChoice({ form, dates: "dates" });
}

beforeEach(() => {
  history.replaceState({ retained: 1 }, "", "/salt/?date=2026-12-01&time=19%3A30&party=2#seats");
  document.body.innerHTML = `<div id="dates">
    <a href="?date=2026-12-03&party=2#times"></a><a href="?#dates"></a><a href="#seats"></a>
    <a href="/book/7/?date=2026-12-01"></a><a href="https://other.example/salt/?a=1"></a>
    <form id="party"><input type="hidden" name="budget" value="9"></form><form id="alert" method="post"></form>
    </div><form id="form"></form><nav>${elsewhere.map((href) => `<a href="${href}"></a>`).join("")}</nav>`;
});

afterEach(() => history.replaceState(null, "", "/"));

describe("P26: the limit of a seat's price", () => {
  it.each([
    ["45", "45"],
    ["42.5", "42"],
    ["1472345", "1472000"],
    ["999999999999", "99990000"],
  ])("%s is %s in the page's address, and in links to other starts and days", (typed, budget) => {
    choice(typed).retainLimit();
    expect(location.search).toBe(`?date=2026-12-01&time=19%3A30&party=2&budget=${budget}`);
    expect([location.hash, history.state]).toEqual(["#seats", { retained: 1 }]);
    expect(hrefs("#dates")).toEqual([
      `?date=2026-12-03&party=2&budget=${budget}#times`,
      `?budget=${budget}#dates`,
      "#seats",
      "/book/7/?date=2026-12-01",
      "https://other.example/salt/?a=1",
    ]);
    expect(hrefs("nav")).toEqual(elsewhere);
    expect([readFormFields("party"), readFormFields("alert")]).toEqual([{ budget }, {}]);
  });

  it.each(["", "0", "-3"])("%j is none: the address, links and forms have none either", (typed) => {
    choice("45").retainLimit();
    choice(typed).retainLimit();
    expect(location.search).toBe("?date=2026-12-01&time=19%3A30&party=2");
    expect(hrefs("#dates").slice(0, 2)).toEqual(["?date=2026-12-03&party=2#times", "?#dates"]);
    expect(readFormFields("party")).toEqual({});
  });
});

describe("P26: chosen seats", () => {
  it("are in the address and in forms, and not in links to other starts", () => {
    const before = hrefs("#dates");
    choice("45").retainSeats(retained);
    expect(location.search).toBe("?date=2026-12-01&time=19%3A30&party=2&section=1&row=2&seats=4%2C5");
    expect(hrefs("#dates")).toEqual(before);
    expect([readFormFields("party"), readFormFields("form")]).toEqual([
      { budget: "9", ...retained },
      { budget: "45", ...retained },
    ]);
  });
});
