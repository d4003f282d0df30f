import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeSeatLines } from "../../../catalog/seating/seat-lines.ts";
import { seatMapExample } from "../../../catalog/seating/seating.example.ts";
import type { View } from "../../../routing/view.ts";
import { phoneStep, SeatsExample, start, step } from "../../../tests/support/seats-example.tsx";
import { enhance, type ExplorerProps } from "./Explorer.enhance.ts";

const respond = vi.fn(async (_address: string, _init?: RequestInit) => new Response(writeSeatLines(seatMapExample)));
const propsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.custom<ExplorerProps>((each) => typeof each === "object"),
);

let end = () => {};

/** Starts the island on what the server renders of a small house. */
function open(maxPax?: number, view: Partial<View> = {}) {
  const shown = { ...start, ...view };
  const { container, unmount } = render(<SeatsExample view={shown} {...(maxPax !== undefined && { maxPax })} />);
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = html;
  const root = document.querySelector<HTMLElement>("x-island");
  if (root !== null) end = enhance(root, v.parse(propsSchema, root.getAttribute("props")));
}

/** Returns a response that ends with the request alone. */
async function stalled(signal: RequestInit["signal"]): Promise<Response> {
  return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}

const map = () => screen.findByRole("application", { name: "Seat map" });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.getAttribute("aria-label");
const status = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("");
const leadsTo = () =>
  screen.queryAllByRole("link", { name: "Continue with these seats" }).map((link) => link.getAttribute("href"));
const both = (...codes: readonly string[]) => {
  const query = `?date=2026-12-01&time=19%3A30&adults=${codes.length}${codes.map((code) => `&seat=${code}`).join("")}`;
  return [step + query, phoneStep + query];
};

function enter(label: RegExp, value: string): void {
  fireEvent.input(screen.getByRole("spinbutton", { name: label }), { target: { value } });
}

const find = () => fireEvent.click(screen.getByRole("button", { name: "Find seats" }));

/** Chooses the first seats of those that are found. */
function chooseFound(): void {
  find();
  const [first] = screen.getAllByRole("button", { name: "Choose these seats" });
  if (first !== undefined) fireEvent.click(first);
}

async function type(label: RegExp, value: string) {
  await map();
  enter(label, value);
}

beforeEach(() => {
  vi.stubGlobal("fetch", respond);
  open();
});

afterEach(() => {
  end();
  respond.mockClear();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

describe("W149: the page's next step", () => {
  it("books the chosen seats on either device, and without any chooses them", async () => {
    for (const device of ["wide", "phone"])
      document.body.insertAdjacentHTML("beforeend", `<a data-next-seats="${device}" href="/book/"></a>`);
    const steps = () =>
      [...document.querySelectorAll("a[data-next-seats]")].map((link) => [link.textContent, link.getAttribute("href")]);
    (await map()).focus();
    const unchosen = ["Choose seats · 2 × £45", "#seats"];
    expect(steps()).toEqual([unchosen, unchosen]);
    press("Enter");
    press("Enter");
    expect(steps()).toEqual(both("Stalls-A-3").map((href) => ["Continue · £120", href]));
    press("Enter");
    expect(steps()).toEqual([unchosen, unchosen]);
  });
});

describe("X6: the map of a house", () => {
  it("is one stop of the tab key, and keys move between free seats and choose", async () => {
    (await map()).focus();
    press("Enter");
    expect(focused()).toBe("Stalls, row A, seat 3, £120");
    press("ArrowDown");
    expect(focused()).toBe("Stalls, row B, seat 4, £80");
    expect(screen.getByRole("group", { name: "Stalls, Row B" })).toBeDefined();
    expect(screen.getAllByRole("checkbox").map((each) => each.getAttribute("tabindex"))).toEqual([
      "-1",
      "-1",
      "0",
      "-1",
      "-1",
    ]);
    press(" ");
    press("ArrowRight");
    press("Enter");
    expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
    expect(status()).toBe("Stalls, row B, seat 4. Stalls, row B, seat 5. 2 seats chosen, £160");
    expect(screen.getByText("All taxes and fees are included.")).toBeDefined();
    expect(leadsTo()).toEqual(both("Stalls-B-4", "Stalls-B-5"));
    press("Escape");
    expect(document.activeElement).toBe(await map());
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("is zoomed by a transform: the picture has the same layout at each scale", async () => {
    const picture = (await map()).querySelector("svg");
    const before = [picture?.getAttribute("width"), picture?.getAttribute("height")];
    const scales = [picture?.style.transform];
    (await map()).focus();
    press("+");
    scales.push(picture?.style.transform);
    fireEvent.click(screen.getByRole("button", { name: "Zoom in" }));
    scales.push(picture?.style.transform);
    expect(new Set(scales).size).toBe(3);
    expect([picture?.getAttribute("width"), picture?.getAttribute("height")]).toEqual(before);
  });

  it("has the same looks of seats at each scale: only a layer of details and one of names differ", async () => {
    const layers = [...(await map()).querySelectorAll("svg")];
    const looks = () => layers.map((layer) => layer.getAttribute("data-near"));
    expect(looks()).toEqual([null, "false", "false"]);
    fireEvent.click(screen.getByRole("button", { name: "Gallery" }));
    expect(looks()).toEqual([null, "true", "true"]);
    expect(layers.flatMap((layer) => [...layer.querySelectorAll("[data-near]")])).toEqual([]);
  });

  it("says in words what a seat's view is, and leads to a section", async () => {
    await map();
    fireEvent.click(screen.getByRole("button", { name: "Gallery" }));
    expect(focused()).toBe("Gallery, row A, seat 2, £45, limited legroom");
  });

  it("P26: has no seat above the limit, for keys or to be seen", async () => {
    await map();
    const dearest = () => document.querySelector('[role="application"] [style="--share:100%"]')?.getAttribute("d");
    expect(dearest()).toMatch(/^M/);
    enter(/^Maximum price/, "80");
    expect(dearest()).toBe("");
    (await map()).focus();
    press("Enter");
    expect(focused()).toBe("Stalls, row B, seat 4, £80");
    press("ArrowUp");
    expect(focused()).toBe("Stalls, row B, seat 4, £80");
    press("Home");
    press("ArrowUp");
    expect(focused()).toBe("Stalls, row B, seat 1, £80");
  });

  it("has letters in its legend", async () => {
    await map();
    const legend = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(legend).toEqual(
      expect.arrayContaining(["A, Premium, £120", "B, First, £80", "restricted view", "not available"]),
    );
  });

  it("F9: has compact prices in its legend where they are long, and whole ones elsewhere", async () => {
    end();
    const inRupiah = writeSeatLines(seatMapExample).replaceAll("GBP", "IDR").replace("12000", "240000000");
    respond.mockImplementationOnce(async () => new Response(inRupiah));
    open();
    (await map()).focus();
    const legend = screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
    expect(legend).toContain("A, Premium, Rp 2.4M");
    press("Enter");
    expect(focused()?.replaceAll("\u00a0", " ")).toBe("Stalls, row A, seat 3, Rp 2,400,000");
  });
});

describe("W152: the map on the whole screen of a phone", () => {
  const dialog = () => document.querySelector("dialog") ?? document.createElement("dialog");
  const button = () => screen.getByRole("button", { name: "Full screen", hidden: true });
  const hasMap = () => dialog().querySelector("[role=application]") !== null;

  /** Makes the button as wide as on a phone; jsdom opens no dialogs. */
  async function openOnPhone(width: number): Promise<void> {
    await map();
    Object.defineProperty(button(), "offsetWidth", { value: width });
    dialog().showModal = () => (dialog().open = true);
    dialog().close = () => {
      dialog().open = false;
      fireEvent(dialog(), new Event("close"));
    };
  }

  it("has the map and the links to the booking until it closes, with the focus on its button then", async () => {
    await openOnPhone(120);
    chooseFound();
    fireEvent.click(button());
    expect([dialog().open, hasMap()]).toEqual([true, true]);
    expect(within(dialog()).getAllByRole("link", { name: "Continue with these seats" })).toHaveLength(2);
    fireEvent.click(within(dialog()).getByRole("button", { name: "Close" }));
    expect([dialog().open, hasMap()]).toEqual([false, false]);
    expect(document.activeElement).toBe(button());
    expect(leadsTo()).toEqual(both("Gallery-A-2", "Gallery-A-3"));
  });

  it.each([
    [120, true],
    [0, false],
  ])("opens for a section where its button is %i pixels wide: %s", async (width, isOpen) => {
    await openOnPhone(width);
    fireEvent.click(screen.getByRole("button", { name: "Gallery" }));
    expect(dialog().open).toBe(isOpen);
    expect(focused()).toBe("Gallery, row A, seat 2, £45, limited legroom");
  });
});

describe("X6: the best seats together within a limit", () => {
  it("are proposed by the form without a request, and chosen by their own button", async () => {
    await type(/^Maximum price/, "80");
    expect(screen.getByRole("heading", { name: "Best 2 seats together" })).toBeDefined();
    expect(status()).toBe("Best 2 seats together: Stalls, row B, seat 4. Stalls, row B, seat 5. £160");
    find();
    expect(screen.getByRole("heading", { name: "No seats chosen" })).toBeDefined();
    expect(document.activeElement?.textContent).toBe("Best 2 seats together");
    expect(leadsTo()).toEqual([]);
    chooseFound();
    expect(screen.getByRole("heading", { name: "Your seats" })).toBeDefined();
    expect(status()).toBe("Stalls, row B, seat 4. Stalls, row B, seat 5. 2 seats chosen, £160");
    expect(respond).toHaveBeenCalledTimes(1);
  });

  it("come after the cheapest where nothing limits them, and a button chooses either", async () => {
    await map();
    const titles = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(titles().slice(-3)).toEqual(["Cheapest 2 seats together", "Best 2 seats together", "No seats chosen"]);
    expect(status()).toMatch(/^Cheapest 2 seats together: Gallery.* £90 Best 2 seats together: Stalls.* £240$/);
    expect(leadsTo()).toEqual([]);
    const [cheapest, best] = screen.getAllByRole("button", { name: "Choose these seats" });
    expect(cheapest?.className).not.toBe(best?.className);
    if (cheapest !== undefined) fireEvent.click(cheapest);
    expect(titles().at(-1)).toBe("Your seats");
    expect(document.activeElement?.textContent).toBe("Your seats");
    expect(leadsTo()).toEqual(both("Gallery-A-2", "Gallery-A-3"));
  });

  it("say by which rule they are the best, until others are chosen", async () => {
    const rules = () =>
      screen.getAllByText(/^We put full-view seats first/).filter((rule) => rule.closest("[hidden]") === null);
    await type(/^Maximum price/, "80");
    expect(rules()).toHaveLength(1);
    chooseFound();
    expect(rules()).toEqual([]);
  });

  it("are none where none are as cheap, and a button sets the lowest price that finds some", async () => {
    await type(/^Maximum price/, "40");
    find();
    expect(status()).toBe("No 2 seats available together at this price.");
    expect(document.activeElement?.textContent).toBe("No 2 seats available together at this price.");
    expect(leadsTo()).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "2 seats together: from £45 each, above your maximum" }));
    expect(screen.getByRole("spinbutton", { name: /^Maximum price/ })).toHaveProperty("value", "45");
    expect(document.activeElement?.textContent).toBe("No seats chosen");
    expect(status()).toBe("Best 2 seats together: Gallery, row A, seat 2. Gallery, row A, seat 3. £90");
  });

  it("P26: a limit of a million is one that the form takes", async () => {
    await type(/^Maximum price/, "1472345");
    const field = screen.getByRole("spinbutton", { name: /^Maximum price/ });
    expect(field.closest("form")?.checkValidity()).toBe(true);
  });

  it("are none where none are as cheap, and a button removes the limit", async () => {
    await type(/^Maximum price/, "40");
    fireEvent.click(screen.getByRole("button", { name: "Reset all" }));
    expect(screen.getByRole("spinbutton", { name: /^Maximum price/ })).toHaveProperty("value", "");
    expect(screen.getByRole("heading", { name: "Cheapest 2 seats together" })).toBeDefined();
  });

  it("are as many as the limit allows, then those above it, as without JavaScript", async () => {
    await type(/^Maximum price/, "60");
    enter(/^Seats together/, "5");
    const names = screen.getAllByRole("button", { name: /together: from/ }).map(({ textContent }) => textContent);
    expect(names).toEqual(["4 seats together: from £45 each", "5 seats together: from £80 each, above your maximum"]);
    fireEvent.click(screen.getByRole("button", { name: "4 seats together: from £45 each" }));
    expect(screen.getByRole("spinbutton", { name: /^Maximum price/ })).toHaveProperty("value", "60");
    expect(status()).toMatch(/^Best 4 seats together: Gallery, row A, seat 1\./);
  });

  it("are as many as are together, where more are at no price", async () => {
    await type(/^Seats together/, "9");
    expect(status()).toBe("No 9 seats available together.");
    expect(screen.queryByRole("button", { name: "Reset all" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "6 seats together: from £80 each" }));
    expect(status()).toMatch(/^Best 6 seats together: Stalls, row C, seat 1\./);
  });

  it("stay chosen where the next search finds none", async () => {
    await type(/^Maximum price/, "80");
    chooseFound();
    enter(/^Maximum price/, "20");
    find();
    expect(status()).toMatch(/^No 2 seats available together at this price\..*2 seats chosen, £160$/);
    expect(leadsTo()).toEqual(both("Stalls-B-4", "Stalls-B-5"));
  });
});

describe("X6: seats for another number of travellers than the page is for", () => {
  const form = () =>
    screen.getByRole("button", { name: "Find seats" }).closest("form") ?? document.createElement("form");
  const sent = () => Object.fromEntries(new FormData(form()));
  const found = { ...start, budget: "", party: "4", section: "2", row: "1", seats: "1,2,3,4" };

  it("are proposed by the page that the form requests, without those that are chosen here", async () => {
    await map();
    chooseFound();
    expect(sent()).toEqual({ ...found, party: "2", seats: "2,3" });
    enter(/^Seats together/, "4");
    expect(fireEvent.submit(form())).toBe(true);
    expect(sent()).toEqual({ ...start, budget: "", party: "4" });
  });

  it("are requested by nothing that the form looks for", async () => {
    await type(/^Seats together/, "4");
    expect(fireEvent.submit(form())).toBe(true);
    expect(leadsTo()).toEqual([]);
  });

  it("are requested by the button of an offer as well", async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => {});
    await type(/^Seats together/, "4");
    const [first] = screen.getAllByRole("button", { name: "Choose these seats" });
    if (first !== undefined) fireEvent.click(first);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual(found);
    submit.mockRestore();
  });

  it("are not requested where they are as many", async () => {
    await map();
    expect(fireEvent.submit(form())).toBe(false);
  });

  it("are said to be more or fewer before they are booked", async () => {
    const said = "You asked for 2 tickets. Your booking will be for the seats you choose here.";
    await type(/^Maximum price/, "80");
    chooseFound();
    expect(status()).not.toContain(said);
    fireEvent.click(screen.getByRole("button", { name: "Remove Stalls, row B, seat 5" }));
    expect(status()).toBe(`Stalls, row B, seat 4. 1 seat chosen, £80${said}`);
  });
});

describe("P26: the seats of a shared address", () => {
  it("are chosen once the map is there", async () => {
    end();
    open(undefined, { section: 1, row: 2, seats: "4,5" });
    await map();
    expect(screen.getByRole("heading", { name: "Your seats" })).toBeDefined();
    expect(status()).toBe("Stalls, row B, seat 4. Stalls, row B, seat 5. 2 seats chosen, £160");
    expect(leadsTo()).toEqual(both("Stalls-B-4", "Stalls-B-5"));
  });

  it("are not where they are too many, which is said", async () => {
    end();
    open(1, { section: 1, row: 2, seats: "4,5" });
    await map();
    expect(status()).toContain("You can choose up to 1 seat.");
    expect(screen.queryByRole("heading", { name: "Your seats" })).toBeNull();
  });
});

describe("P26: the page's address", () => {
  it("has the limit and the chosen seats, and no seats of several rows", async () => {
    await type(/^Maximum price/, "80");
    fireEvent.change(screen.getByRole("spinbutton", { name: /^Maximum price/ }));
    expect(location.search).toBe("?budget=80");
    chooseFound();
    expect(location.search).toBe("?budget=80&section=1&row=2&seats=4%2C5");
    fireEvent.click(screen.getByRole("button", { name: "Remove Stalls, row B, seat 5" }));
    expect(location.search).toBe("?budget=80&section=1&row=2&seats=4");
    fireEvent.click(screen.getByRole("button", { name: "Gallery" }));
    press(" ");
    expect(location.search).toBe("?budget=80");
  });

  it("is unchanged by a map that only opens", async () => {
    await map();
    end();
    history.replaceState(null, "", "/?section=1&row=2&budget=80&time=19:30");
    open(undefined, { budget: 80, section: 1, row: 2 });
    await map();
    expect(location.search).toBe("?section=1&row=2&budget=80&time=19:30");
  });

  it("has the limit that a button sets", async () => {
    await type(/^Maximum price/, "40");
    fireEvent.click(screen.getByRole("button", { name: "2 seats together: from £45 each, above your maximum" }));
    expect(location.search).toBe("?budget=45");
  });
});

describe("X6: one seat", () => {
  it("is called the best one, and no seats side by side", async () => {
    await type(/^Seats together/, "1");
    expect(screen.getByRole("heading", { name: "The cheapest seat" })).toBeDefined();
    expect(screen.getByRole("heading", { name: "The best seat" })).toBeDefined();
    await type(/^Maximum price/, "40");
    expect(status()).toBe("No seats available at this price.");
  });
});

describe("X6: the list of a house", () => {
  it("has the same seats, in sections and rows, and shares the choice with the map", async () => {
    await map();
    fireEvent.click(screen.getByRole("button", { name: "List" }));
    const stalls = screen.getByText(/^Stalls/, { selector: "summary" });
    expect(stalls.textContent).toBe("Stalls Seats available: 14, from £80");
    fireEvent(stalls.closest("details") ?? stalls, new Event("toggle"));
    const row = screen.getByText(/^Row C/, { selector: "summary" });
    fireEvent(row.closest("details") ?? row, new Event("toggle"));
    fireEvent.click(screen.getByRole("checkbox", { name: "Stalls, row C, seat 2, £80, restricted view" }));
    expect(leadsTo()).toEqual(both("Stalls-C-2"));
    const yours = within(
      screen.getByText("Stalls, row C, seat 2, £80, restricted view", { selector: "li *" }).closest("li") ??
        document.body,
    );
    fireEvent.click(yours.getByRole("button", { name: "Remove Stalls, row C, seat 2" }));
    expect(screen.getByRole("heading", { name: "Best 2 seats together" })).toBeDefined();
  });

  it("P26: says of sections and rows that their free seats cost more than the limit, as without JavaScript", async () => {
    await type(/^Maximum price/, "50");
    fireEvent.click(screen.getByRole("button", { name: "List" }));
    const folds = () => screen.getAllByText(/^(Stalls|Gallery|Row \w)/, { selector: "p, summary" });
    const texts = () => folds().map(({ textContent }) => textContent);
    expect(texts()).toEqual(["Stalls none at this price", "Gallery Seats available: 4, from £45"]);
    enter(/^Maximum price/, "80");
    const [stalls] = folds();
    if (stalls !== undefined) fireEvent(stalls.closest("details") ?? stalls, new Event("toggle"));
    expect(texts().slice(0, 2)).toEqual(["Stalls Seats available: 11, from £80", "Row A none at this price"]);
  });

  it("has the rows of all sections on paper, where it is shown", async () => {
    const rows = () => [...document.querySelectorAll("details[open] details")].map(({ textContent }) => textContent);
    await map();
    fireEvent(window, new Event("beforeprint"));
    expect(rows()).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "List" }));
    fireEvent(window, new Event("beforeprint"));
    expect(rows().slice(0, 2)).toEqual(["Row A Seats available: 3, from £120", "Row B Seats available: 5, from £80"]);
    fireEvent(window, new Event("afterprint"));
    expect(rows()).toEqual([]);
    fireEvent(window, new Event("beforeprint"));
    expect(new Set(rows()).size).toBe(rows().length);
  });

  it("has open what a traveller opened, until the limit is another", async () => {
    await map();
    fireEvent.click(screen.getByRole("button", { name: "List" }));
    const opened = screen.getByText(/^Stalls/, { selector: "summary" });
    find();
    expect(opened.isConnected).toBe(true);
    enter(/^Maximum price/, "80");
    expect(opened.isConnected).toBe(false);
  });

  it("has at most twelve seats chosen", async () => {
    end();
    open(undefined, { party: 6 });
    await map();
    enter(/^Maximum price/, "80");
    chooseFound();
    enter(/^Maximum price/, "");
    fireEvent.click(screen.getByRole("button", { name: "Gallery" }));
    for (let seat = 0; seat < 4; seat++) {
      press(" ");
      press(seat === 2 ? "Home" : "ArrowRight");
    }
    fireEvent.click(screen.getByRole("button", { name: "Stalls" }));
    for (const key of ["Home", " ", "ArrowRight", " ", "ArrowRight", " "]) press(key);
    expect(status()).toMatch(/12 seats chosen, £[\d,]+You asked for 6 tickets\..* You can choose up to 12 seats\.$/);
    expect(leadsTo()[0]?.match(/seat=/g)).toHaveLength(12);
  });

  it("P16: has as many seats chosen as one booking of the product takes", async () => {
    end();
    open(2);
    await map();
    fireEvent.click(screen.getByRole("button", { name: "Stalls" }));
    for (const key of ["Home", " ", "ArrowRight", " ", "ArrowRight", " "]) press(key);
    expect(status()).toMatch(/2 seats chosen, £[\d,]+You can choose up to 2 seats\.$/);
    press(" ");
    press("ArrowLeft");
    press(" ");
    expect(status()).not.toContain("at most");
  });
});

describe("seats that can't be loaded", () => {
  it("leave the plain list, with a button that tries again", async () => {
    end();
    respond.mockImplementationOnce(async () => new Response(null, { status: 503 }));
    open();
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(status()).toContain("We can’t load the seat map right now.");
    expect(screen.getByRole("navigation", { name: "Seating areas" })).toBeDefined();
    again.focus();
    fireEvent.click(again);
    expect(document.activeElement).toBe(again);
    await map();
    expect(document.activeElement?.closest("[hidden]")).toBeNull();
    expect(screen.getByRole("group", { name: "Show seats as" }).contains(document.activeElement)).toBe(true);
    await waitFor(() => expect(screen.queryByRole("navigation")).toBeNull());
  });

  it("count as failed when they take fifteen seconds, with the same button", async () => {
    end();
    const timer = new AbortController();
    const timeOut = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(timer.signal);
    respond.mockImplementationOnce((_address, init) => stalled(init?.signal));
    open();
    expect(document.querySelector("[aria-busy]")).not.toBeNull();
    expect(timeOut).toHaveBeenCalledWith(15_000);
    timer.abort();
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await map()).toBeDefined();
    expect(document.querySelector("[aria-busy]")).toBeNull();
  });

  it("move the focus from the plain list to the map's", async () => {
    end();
    open();
    screen.getAllByRole("link")[0]?.focus();
    const plain = document.activeElement;
    await map();
    expect([plain?.closest("[hidden]") !== null, document.activeElement?.tagName]).toEqual([true, "BUTTON"]);
  });

  it.each([
    ["#row", 1],
    ["#seats", 0],
  ])("show the form and the map where the address led into the plain list: %s", async (hash, times) => {
    end();
    const scroll = vi.fn();
    HTMLFormElement.prototype.scrollIntoView = scroll;
    location.hash = hash;
    open(undefined, { section: 1, row: 2 });
    document.getElementById("row")?.focus();
    await map();
    expect(scroll).toHaveBeenCalledTimes(times);
    expect(document.activeElement?.tagName).toBe("BUTTON");
    location.hash = "";
  });

  it("leave the server's elements when the island ends", async () => {
    await map();
    end();
    expect(screen.getByRole("navigation", { name: "Seating areas" })).toBeDefined();
    expect(screen.queryByRole("application", { name: "Seat map" })).toBeNull();
  });
});
