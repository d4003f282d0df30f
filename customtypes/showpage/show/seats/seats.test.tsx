import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { sectionExample } from "../../../../catalog/seating/seating.example.ts";
import { need } from "../../../../catalog/snapshot/needs.ts";
import { type View } from "../../../../routing/view.ts";
import { parseViewQuery, parseViewSegment } from "../../../../routing/view-registry.ts";
import { testStart } from "../../../../tests/support/test-start.ts";
import { phoneStep, SeatsExample, start, step } from "../../../../tests/support/seats-example.tsx";
import { views } from "../../../../app/_composition/views.ts";

function renderSeats(view: Partial<View>) {
  return render(<SeatsExample view={view} />).container;
}

const limited = (remaining: number) => ({ kind: "LIMITED", remaining }) as const;

function leadsTo(name: string | RegExp) {
  return screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
}

const both = (query: string) => [`${step}?${query}`, `${phoneStep}?${query}`];

describe("X6: seats without JavaScript", () => {
  it("F2: are shown for a chosen start alone", () => expect(renderSeats({}).textContent).toBe(""));

  it.each([
    ["2026-12-01T18:29:00Z", true],
    ["2026-12-01T18:30:00Z", false],
  ])("F2: are shown until the start begins: at %s, %s", (now, expected) => {
    const { container } = render(<SeatsExample view={start} readAt={Date.parse(now)} />);
    expect(container.textContent !== "").toBe(expected);
  });

  it("C22: are not offered where the booking takes none", () => {
    const { container } = render(<SeatsExample view={start} flowType="RESERVATION" />);
    expect(container.textContent).toBe("");
  });

  it.each([
    ["where the document says that the show is closed", { closing: "2026-11-20" }],
    ["where the day is over", { today: "2026-12-02" }],
    [
      "where the start is sold out",
      { starts: [testStart({ availability: { kind: "CLOSED", remaining: undefined } })] },
    ],
    ["where the day has other starts", { starts: [testStart({ startTime: "14:30" })] }],
    ["to a party that is larger than what is left", { starts: [testStart({ availability: limited(1) })] }],
  ])("E4, I2: are not sold %s", (_title, world) => {
    const { container } = render(<SeatsExample view={start} {...world} />);
    expect(container.textContent).toBe("");
  });

  it("I3: are not sold where the starts of the day could not be read", () => {
    const failed = need("availabilities", [{ id: 7, from: start.date, to: start.date }]);
    const { container } = render(<SeatsExample view={start} failed={failed} />);
    expect(container.textContent).toBe("");
  });

  it("X6: that could not be read have a link that reads them again", () => {
    render(<SeatsExample view={start} failed={need("seatMaps", [{ id: 7, ...start }])} />);
    expect(screen.getByText(/^We can’t load the seats/)).toBeDefined();
    expect(leadsTo("Try again")).toEqual(["?date=2026-12-01&time=19%3A30"]);
  });

  it.each([
    ["SEATMAP", "seatmap-select"],
    ["SVG", "svg-select"],
    ["SEATMAP_IFRAME", "seatmap-iframe-select"],
  ] as const)("C22: of %s lead to %s", (flowType, expected) => {
    render(<SeatsExample view={start} flowType={flowType} />);
    const [wide] = leadsTo("Continue with these seats");
    expect(new URL(wide ?? "").pathname).toBe(`/book/7/${expected}/`);
  });

  it("the best two together under 80 lead to the right booking step, which is another on a phone", () => {
    renderSeats({ ...start, party: 2, budget: 80 });
    expect(screen.getByText("Stalls, row B, seat 4, £80")).toBeDefined();
    expect(screen.getByText("£160")).toBeDefined();
    expect(screen.queryByText(/chosen/)).toBeNull();
    expect(leadsTo("Continue with these seats")).toEqual(
      both("date=2026-12-01&time=19%3A30&adults=2&seat=Stalls-B-4&seat=Stalls-B-5"),
    );
  });

  it("without a limit, two at the lowest price come first, and the best ones second", () => {
    const container = renderSeats(start);
    const titles = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(["Cheapest 2 seats together", "Best 2 seats together"]);
    const [cheapest, best] = [...container.querySelectorAll("h3")].map((title) => title.parentElement?.textContent);
    expect([cheapest, best].map((text) => /£\d+(?=Continue)/.exec(text ?? "")?.[0])).toEqual(["£90", "£240"]);
    const looks = screen.getAllByRole("link", { name: "Continue with these seats" }).map(({ className }) => className);
    expect(new Set(looks.slice(0, 2)).size).toBe(1);
    expect(looks[2]).not.toBe(looks[0]);
  });

  it.each([
    [
      { party: 2, budget: 40 },
      "No 2 seats available together at this price.",
      [
        ["2 seats together: from £45 each, above your maximum", "party=2&budget=45"],
        ["Reset all", "party=2"],
      ],
    ],
    [{ party: 7 }, "No 7 seats available together.", [["6 seats together: from £80 each", "party=6&budget=80"]]],
    [
      { party: 7, budget: 20 },
      "No 7 seats available together at this price.",
      [["6 seats together: from £80 each, above your maximum", "party=6&budget=80"]],
    ],
    [
      { party: 5, budget: 60 },
      "No 5 seats available together at this price.",
      [
        ["4 seats together: from £45 each", "party=4&budget=60"],
        ["5 seats together: from £80 each, above your maximum", "party=5&budget=80"],
        ["Reset all", "party=5"],
      ],
    ],
  ])("where no seats fit %o, it says so, with links to what fits", (view, expected, links) => {
    const container = renderSeats({ ...start, ...view });
    expect(screen.getByRole("status").textContent).toBe(expected);
    expect(screen.queryByRole("link", { name: "Continue with these seats" })).toBeNull();
    const found = [...container.querySelectorAll("[data-plain] > div a")].map((link) => [
      link.textContent,
      link.getAttribute("href"),
    ]);
    const address = (query: string) => `/lighthouse/?date=2026-12-01&time=19%3A30&${query}#seats`;
    expect(found).toEqual(links.map(([text, query = ""]) => [text, address(query)]));
  });

  it("P26: chosen seats stay chosen under a lower limit, where another search begins as well", () => {
    const container = renderSeats({ ...start, budget: 50, section: 1, row: 2, seats: "4,5" });
    expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
    expect(leadsTo("Continue with these seats").slice(2)).toEqual(
      both("date=2026-12-01&time=19%3A30&adults=2&seat=Stalls-B-4&seat=Stalls-B-5"),
    );
    const form = container.querySelector("form") ?? undefined;
    expect(new FormData(form).get("seats")).toBe("4,5");
  });

  it("more or fewer chosen seats than travellers are said to be, before they are booked", () => {
    const said = "You asked for 2 tickets. Your booking will be for the seats you choose here.";
    const { unmount } = render(<SeatsExample view={{ ...start, section: 1, row: 3, seats: "1,2,3" }} />);
    expect(screen.getByText(said)).toBeDefined();
    unmount();
    renderSeats({ ...start, section: 1, row: 3, seats: "1,2" });
    expect(screen.queryByText(said)).toBeNull();
  });

  it("P26: sections are links with their free seats and lowest price, and lead to their rows", () => {
    renderSeats({ ...start, budget: 100, section: 1 });
    const sections = screen.getByRole("navigation", { name: "Seating areas" });
    const names = within(sections)
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      "Stalls 11 seats available, from £80",
      "Row B 5 seats available, from £80",
      "Row C 6 seats available, from £80",
      "Gallery 4 seats available, from £45",
    ]);
    expect(screen.getByRole("link", { name: /^Row B/ }).getAttribute("href")).toMatch(
      /date=2026-12-01&time=19%3A30&party=2&budget=100&section=1&row=2#row$/,
    );
  });

  it("P26: a section whose seats cost more than the limit has none at this price", () => {
    renderSeats({ ...start, budget: 50, section: 1 });
    const sections = screen.getByRole("navigation", { name: "Seating areas" });
    expect(within(sections).getByText("Stalls").textContent).toBe("Stalls none at this price");
  });

  it("X6: each free seat of a row is a box named by section, row, seat, price and view", () => {
    renderSeats({ ...start, section: 1, row: 3, seats: "2,3" });
    const boxes = screen.getAllByRole("checkbox");
    expect(boxes).toHaveLength(6);
    const second = screen.getByRole("checkbox", { name: "Stalls, row C, seat 2, £80, restricted view" });
    expect(second).toHaveProperty("checked", true);
    expect(leadsTo("Continue with these seats").slice(4)).toEqual(
      both("date=2026-12-01&time=19%3A30&adults=2&seat=Stalls-C-2&seat=Stalls-C-3"),
    );
  });

  it("X6: a row leads the focus to its boxes, and these to what is chosen, or that nothing is", () => {
    const { unmount } = render(<SeatsExample view={{ ...start, section: 1, row: 3 }} />);
    const target = (address: string | null | undefined) => {
      const found = document.getElementById(new URL(address ?? "", step).hash.slice(1));
      found?.focus();
      return document.activeElement === found ? found : null;
    };
    const boxes = target(leadsTo(/^Row C/)[0]);
    expect(boxes?.tagName).toBe("FORM");
    expect(within(boxes ?? document.body).getAllByRole("checkbox")).toHaveLength(6);
    expect(target(boxes?.getAttribute("action"))?.textContent).toBe("No seats chosen");
    unmount();
    renderSeats({ ...start, section: 1, row: 3, seats: "2,3" });
    const action = screen.getByRole("button", { name: "Choose these seats" }).closest("form")?.getAttribute("action");
    expect(target(action)?.textContent).toContain("2 seats chosen, £160");
  });

  it.each([
    [undefined, "12"],
    [3, "3"],
  ])("P16: where one booking takes %s, the form takes %s", (maxPax, most) => {
    render(<SeatsExample view={{ ...start, party: 9 }} {...(maxPax && { maxPax })} />);
    const field = screen.getByRole("spinbutton", { name: "Seats together" });
    expect([field.getAttribute("max"), field.getAttribute("value")]).toEqual([most, maxPax === undefined ? "9" : most]);
  });

  it("P16: the best seats together are as many as one booking takes", () => {
    render(<SeatsExample view={{ ...start, party: 9 }} maxPax={2} />);
    expect(screen.getByRole("heading", { name: /^Best 2 / })).toBeDefined();
    expect(leadsTo("Continue with these seats").join()).toContain("adults=2");
  });

  it("P16: more seats of a row than one booking takes lead nowhere, and it says so", () => {
    render(<SeatsExample view={{ ...start, section: 1, row: 3, seats: "1,2,3" }} maxPax={2} />);
    expect(screen.getByText("You can choose up to 2 seats.")).toBeDefined();
    expect(leadsTo("Continue with these seats")).toHaveLength(4);
  });

  it("P16: thirteen checked boxes are read, and it says that one booking takes twelve", () => {
    const thirteen = Array.from({ length: 13 }, (_value, index) => `seats=${index + 1}`).join("&");
    const view = parseViewSegment(
      views,
      parseViewQuery(views, `date=2026-12-01&time=19:30&section=1&row=1&${thirteen}`),
    );
    const map = { bands: [], sections: [sectionExample("Stalls", [["A", "P".repeat(14)]])] };
    render(<SeatsExample view={view ?? {}} map={map} />);
    expect(screen.getByText("You can choose up to 12 seats.")).toBeDefined();
    expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(13);
  });

  it("P26: each of many sections is a link that the page reads, also of one name", () => {
    const sections = Array.from({ length: 41 }, () => sectionExample("Box", [["A", "PP"]]));
    const { unmount } = render(<SeatsExample view={start} map={{ bands: [], sections }} />);
    const last = leadsTo("Box 2 seats available, from £120").at(-1) ?? "";
    unmount();
    const view = parseViewSegment(views, parseViewQuery(views, new URL(last, step).search.slice(1)));
    render(<SeatsExample view={view ?? {}} map={{ bands: [], sections }} />);
    expect(screen.getByRole("link", { name: "Row A 2 seats available, from £120" })).toBeDefined();
  });

  it("P26: the limit of a currency with large amounts is one that the page reads", () => {
    const price = { minor: 147_234_500, currency: "IDR" } as const;
    const [section] = [sectionExample("Stalls", [["A", "PPP"]])];
    const seats = section.seats.map((seat) => ({ ...seat, band: { name: "Premium", price } }));
    const map = { bands: [], sections: [{ name: "Stalls", seats }] };
    const { unmount } = render(<SeatsExample view={{ ...start, budget: 1_200_000 }} map={map} currency="IDR" />);
    const href = leadsTo(/^2 seats together/)[0] ?? "";
    expect(href).toContain("budget=1473000");
    unmount();
    const view = parseViewSegment(views, parseViewQuery(views, new URL(href, step).search.slice(1)));
    const { container } = render(<SeatsExample view={view ?? {}} map={map} currency="IDR" />);
    expect(leadsTo("Continue with these seats")).toHaveLength(2);
    const field = container.querySelector<HTMLInputElement>("[name=budget]");
    expect([field?.value, field?.validity.valid]).toEqual(["1473000", true]);
  });

  it("a taken seat has no box and can't be chosen", () => {
    renderSeats({ ...start, section: 1, row: 1, seats: "2" });
    expect(screen.getAllByRole("checkbox")).toHaveLength(3);
    expect(leadsTo("Continue with these seats")).toHaveLength(4);
  });

  it.each([
    [{ section: 99 }, {}],
    [{ section: 99, row: 1, seats: "1" }, {}],
    [{ section: 1, row: 99, seats: "1" }, { section: 1 }],
    [
      { section: 1, row: 3, seats: "99" },
      { section: 1, row: 3 },
    ],
  ])("B6: a section, row or seat that the house lacks is ignored: %j", (view, same) => {
    const shown = (choice: Partial<View>) => {
      const { container, unmount } = render(<SeatsExample view={{ ...start, ...choice }} />);
      const texts = [...container.querySelectorAll("nav, fieldset, [aria-live]")].map(({ textContent }) => textContent);
      unmount();
      return texts;
    };
    expect(shown(view)).toEqual(shown(same));
  });

  it("a row without a seat within the limit has no form", () => {
    const { container } = render(<SeatsExample view={{ ...start, budget: 90, section: 1, row: 1 }} />);
    expect(container.querySelectorAll("form")).toHaveLength(1);
  });
});
