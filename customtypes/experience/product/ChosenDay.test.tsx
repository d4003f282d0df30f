import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChosenDay } from "./ChosenDay.island.tsx";

const booking = "https://book.tessera.example/book/7/";

/** Renders the button with a calendar of one free day, 26 November, at an address. */
function visit(query: string) {
  history.replaceState(null, "", `/night-tour-e-7/${query}`);
  return render(
    <>
      <ChosenDay label="Book {date}" tag="en-GB">
        <a href={booking}>Choose a date</a>
      </ChosenDay>
      <table id="dates">
        <tbody>
          <tr>
            <td>
              <a href={`${booking}?date=2026-11-26`}>26</a>
              <a href={`${booking}select/pax/?date=2026-11-26`}>26</a>
            </td>
          </tr>
        </tbody>
      </table>
    </>,
  );
}

/** Makes the window wide or narrow. Returns what changes that. */
function setWide(matches: boolean): (matches: boolean) => void {
  const width = Object.assign(new EventTarget(), { matches });
  vi.stubGlobal("matchMedia", () => width);
  return (changed) => {
    width.matches = changed;
    width.dispatchEvent(new Event("change"));
  };
}

const button = (name: string) => screen.findByRole<HTMLAnchorElement>("link", { name });

describe("P2, C23: the day that a listing chose", () => {
  beforeEach(() => setWide(true));
  afterEach(() => {
    vi.unstubAllGlobals();
    history.replaceState(null, "", "/");
  });

  it.each([
    [true, `${booking}?date=2026-11-26`],
    [false, `${booking}select/pax/?date=2026-11-26`],
  ])("is booked with one step, on a wide screen: %s", async (isWide, href) => {
    setWide(isWide);
    visit("?date=2026-11-26");
    expect((await button("Book Thu 26 Nov")).href).toBe(href);
    expect(screen.getAllByRole("link", { current: "date" })).toHaveLength(2);
  });

  it("is booked with the other step once the window has another width", async () => {
    const change = setWide(true);
    visit("?date=2026-11-26");
    const link = await button("Book Thu 26 Nov");
    change(false);
    expect(link.href).toBe(`${booking}select/pax/?date=2026-11-26`);
    cleanup();
    change(true);
    expect(link.href).toBe(booking);
  });

  it.each(["", "?date=2026-11-27", "?date=%22%5D"])("is chosen on the page where it is not free: %s", async (query) => {
    visit("?date=2026-11-26");
    await button("Book Thu 26 Nov");
    cleanup();
    visit(query);
    await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(3));
    expect((await button("Choose a date")).href).toBe(booking);
  });
});
