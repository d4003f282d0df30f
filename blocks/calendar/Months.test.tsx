import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enhance } from "./Months.enhance.ts";

const month = (name: string, dates: readonly string[]) =>
  `<table><caption>${name}</caption><tbody><tr>${dates
    .map((date) => `<td><a href="?date=${date}#times">${date}</a></td>`)
    .join("")}</tr></tbody></table>`;

const createMonthsMarkup = (months: string, later: string, lowest = 2000) =>
  `<div id="root"><div data-months data-lowest="${lowest}" data-said="${months === "" ? "No dates" : "January: 2 days added"}">${months}</div><nav>${later && `<a data-later href="${later}">Later</a>`}</nav></div>`;

/** A month whose one day is marked as the cheapest. */
const cheapest = (name: string) =>
  `<table><tbody><tr><td><a class="look" href="?date=2026-12-01">${name}<span data-mark="look"></span></a></td></tr></tbody></table>`;

const further = createMonthsMarkup(month("January", ["2027-01-05", "2027-01-30"]), "");
const respond = vi.fn(async (_address: string, _options?: RequestInit) => new Response(further));

const rejectWhenAborted = (_address: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("", "TimeoutError")));
  });

let end = () => {};

function start() {
  const root = document.getElementById("root");
  if (root !== null) end = enhance(root, { failed: "Not loaded", retry: "Try again" });
}

beforeEach(() => {
  vi.stubGlobal("fetch", respond);
  document.body.innerHTML = createMonthsMarkup(
    month("December", ["2026-12-01", "2026-12-30"]),
    "?from=2027-01-01#dates",
  );
  start();
});

afterEach(() => {
  end();
  respond.mockClear();
  document.body.removeAttribute("dir");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;
const day = (name: string) => screen.getByRole("link", { name });

describe("C10: a calendar", () => {
  it("is a grid with one stop of the tab key, which keys move", () => {
    expect(screen.getByRole("grid", { name: "December" })).toBeDefined();
    expect(screen.getAllByRole("link").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, 0]);
    day("2026-12-01").focus();
    press("ArrowRight");
    expect(focused()).toBe("2026-12-30");
    expect(day("2026-12-01").tabIndex).toBe(-1);
    press("ArrowUp");
    expect(focused()).toBe("2026-12-01");
    expect(respond).not.toHaveBeenCalled();
  });

  it.each([
    ["Home", "2026-12-07", "2026-12-06"],
    ["End", "2026-12-07", "2026-12-12"],
    ["Home", "2026-12-14", "2026-12-14"],
  ])("%s leads from %s to %s, an end of its row", (key, from, to) => {
    end();
    const rows = [["2026-12-06", "2026-12-07", "2026-12-12"], ["2026-12-14"]].map((dates) => month("", dates));
    document.body.innerHTML = createMonthsMarkup(rows.join(""), "");
    start();
    day(from).focus();
    press(key);
    expect(focused()).toBe(to);
  });

  describe("where a day is chosen", () => {
    const dates = ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-30"];
    const choose = () => {
      end();
      document.body.innerHTML = createMonthsMarkup(month("December", dates), "");
      day("2026-12-03").setAttribute("aria-current", "date");
    };
    const stops = () => dates.filter((date) => day(date).tabIndex === 0);

    it("has its stop there", () => {
      choose();
      start();
      expect(stops()).toEqual(["2026-12-03"]);
      expect(document.activeElement).toBe(document.body);
    });

    it.each([
      ["2026-12-01", true, "2026-12-03"],
      ["2026-12-30", true, "2026-12-03"],
      ["2026-12-02", true, "2026-12-02"],
      ["2026-12-01", false, "2026-12-01"],
    ])("and the focus at %s before it is a grid, by a key: %s, it goes on from %s", (from, isByKey, to) => {
      choose();
      day(from).focus();
      const shown = vi.spyOn(day(from), "matches").mockReturnValue(isByKey);
      start();
      shown.mockRestore();
      expect([focused(), stops()]).toEqual([to, [to]]);
    });
  });

  it("loads further months where keys get there, and moves on to them", async () => {
    day("2026-12-30").focus();
    press("PageDown");
    await waitFor(() => expect(focused()).toBe("2027-01-30"));
    expect(respond.mock.calls.map(([address]) => address)).toEqual(["?from=2027-01-01#dates"]);
    expect(screen.getByRole("status").textContent).toBe("January: 2 days added");
    expect(screen.getByText("Later").hidden).toBe(true);
    press("ArrowRight");
    expect(focused()).toBe("2027-01-30");
  });

  it.each([
    [2000, "December 20", "January 25"],
    [2500, "December 20", "January 25"],
    [3000, "January 25", "December 20"],
  ])(
    "P25: where the months of the page begin at %i and further ones at 2500, the lowest price alone is marked",
    async (lowest, marked, other) => {
      const marks = () => [...document.querySelectorAll<HTMLElement>("[data-mark]")].filter(({ hidden }) => !hidden);
      end();
      document.body.innerHTML = createMonthsMarkup(cheapest("December 20"), "?from=2027-01-01#dates", lowest);
      start();
      respond.mockImplementationOnce(async () => new Response(createMonthsMarkup(cheapest("January 25"), "", 2500)));
      fireEvent.click(day("Later"));
      await screen.findByText("January 25");
      const expected = lowest === 2500 ? [marked, other] : [marked];
      expect(marks().map(({ parentElement }) => parentElement?.textContent)).toEqual(expected);
      expect([...document.querySelectorAll(".look")].map(({ textContent }) => textContent)).toEqual(expected);
      end();
      expect(marks()).toHaveLength(1);
    },
  );

  it("loads them at the link to them", async () => {
    fireEvent.click(day("Later"));
    await waitFor(() => expect(focused()).toBe("2027-01-05"));
  });

  it("says that further months have no day, and leads on to the next that have", async () => {
    respond.mockImplementationOnce(async () => new Response(createMonthsMarkup("", "?from=2027-06-01#dates")));
    day("Later").focus();
    fireEvent.click(day("Later"));
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("No dates"));
    expect(day("Later").getAttribute("href")).toBe("?from=2027-06-01#dates");
    expect(focused()).toBe("Later");
  });

  it("keeps the focus at what is said of the last months, where they have no day", async () => {
    respond.mockImplementationOnce(async () => new Response(createMonthsMarkup("", "")));
    day("Later").focus();
    fireEvent.click(day("Later"));
    await waitFor(() => expect(focused()).toBe("No dates"));
    expect(screen.getByText("Later").hidden).toBe(true);
  });

  it("keeps the focus at what is said once they could be loaded after all, but have no day", async () => {
    respond.mockImplementationOnce(async () => new Response(null, { status: 503 }));
    fireEvent.click(day("Later"));
    const again = await screen.findByRole("button", { name: "Try again" });
    respond.mockImplementationOnce(async () => new Response(createMonthsMarkup("", "?from=2027-06-01#dates")));
    again.focus();
    fireEvent.click(again);
    await waitFor(() => expect(again.hidden).toBe(true));
    expect(focused()).toBe("No dates");
  });

  it("says that they can't be loaded where the page of them could not read them either", async () => {
    respond.mockImplementationOnce(async () => new Response('<div data-months=""><p>Not read</p></div>'));
    fireEvent.click(day("Later"));
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Not loaded"));
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  });

  it.each(["ctrlKey", "altKey"])("leaves a click with %s to the browser", (held) => {
    expect(fireEvent.click(day("Later"), { [held]: true })).toBe(true);
    expect(respond).not.toHaveBeenCalled();
  });

  it("says that they can't be loaded, and tries again", async () => {
    respond.mockImplementationOnce(async () => new Response(null, { status: 503 }));
    day("2026-12-30").focus();
    press("ArrowRight");
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Not loaded"));
    expect(focused()).toBe("2026-12-30");
    const again = screen.getByRole("button", { name: "Try again" });
    again.focus();
    fireEvent.click(again);
    expect([document.activeElement, again.hidden]).toEqual([again, false]);
    await waitFor(() => expect(focused()).toBe("2027-01-05"));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says that they can't be loaded where no response comes in time, and tries again", async () => {
    const time = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(time.signal);
    respond.mockImplementationOnce(rejectWhenAborted);
    fireEvent.click(day("Later"));
    expect(document.getElementById("root")?.getAttribute("aria-busy")).toBe("true");
    time.abort();
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(focused()).toBe("2027-01-05"));
    expect(timeout).toHaveBeenCalledWith(15_000);
  });

  it("leaves the server's elements when it ends", () => {
    end();
    expect(document.getElementById("root")?.children).toHaveLength(2);
  });
});
