import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { visitorStorage } from "../consent/storage/installed-storage.ts";
import { SavedLink } from "./SavedLink.tsx";

const card = (id: number, name: string) => (
  <article data-product={id}>
    <h3>
      <a href={`/${id}/`}>
        {name}
        <span> · Book now</span>
      </a>
    </h3>
  </article>
);

async function renderPage(): Promise<void> {
  render(
    <>
      <SavedLink locale={locales.de} t={createLocaleTranslator(locales.en)} />
      <main id="content">
        {card(7, "Forum")}
        {card(8, "Pantheon")}
      </main>
    </>,
  );
  await screen.findByRole("button", { name: "Save Forum" });
}

const heart = (name: string) => screen.getByRole("button", { name: `Save ${name}` });
const pressed = () => ["Forum", "Pantheon"].filter((name) => heart(name).ariaPressed === "true");
const link = () => screen.getByRole<HTMLAnchorElement>("link", { name: /^Saved/ });
const target = () => link().pathname + link().search;

const store = (ids: string) => visitorStorage.write("saved", ids);

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe("P7: hearts", () => {
  it("save and remove, and the link of the header leads to the list and counts it", async () => {
    await renderPage();
    expect([pressed(), target()]).toEqual([[], "/de/saved/"]);
    fireEvent.click(heart("Forum"));
    fireEvent.click(heart("Pantheon"));
    expect([pressed(), target(), link().textContent]).toEqual([["Forum", "Pantheon"], "/de/saved/?ids=8,7", "Saved2"]);
    fireEvent.click(heart("Forum"));
    expect([pressed(), visitorStorage.read("saved")]).toEqual([["Pantheon"], "8"]);
    fireEvent.click(heart("Pantheon"));
    expect([target(), localStorage.length]).toEqual(["/de/saved/", 0]);
  });

  it("say in a toast what happened", async () => {
    await renderPage();
    fireEvent.click(heart("Forum"));
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Saved"));
    fireEvent.click(heart("Forum"));
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Removed"));
  });

  it("have their region of toasts before the first toast, or nobody would read that out", async () => {
    await renderPage();
    const region = screen.getByRole("status");
    fireEvent.click(heart("Forum"));
    await waitFor(() => expect(region.textContent).toContain("Saved"));
    expect(screen.getAllByRole("status")).toEqual([region]);
  });

  it("keep what is saved when the list is full", async () => {
    store(Array.from({ length: 24 }, (_, index) => index + 100).join(","));
    await renderPage();
    fireEvent.click(heart("Forum"));
    expect(pressed()).toEqual([]);
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toContain("Your list is full. It can hold 24 experiences."),
    );
  });

  it("say nothing where the browser refuses to store more", async () => {
    await renderPage();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const toasts: Event[] = [];
    addEventListener("toast", (event) => toasts.push(event), { once: true });
    fireEvent.click(heart("Forum"));
    expect([pressed(), toasts]).toEqual([[], []]);
    full.mockRestore();
    fireEvent.click(heart("Forum"));
    expect([pressed(), toasts.length]).toEqual([["Forum"], 1]);
  });

  it("have the name of the product as it is", async () => {
    render(card(9, "Cabaret $& Co"));
    await renderPage();
    expect(await screen.findByRole("button", { name: "Save Cabaret $& Co" })).toBeDefined();
  });

  it.each(["storage", "pageshow"])("follow what was saved elsewhere, at %s", async (type) => {
    await renderPage();
    store("8");
    fireEvent(window, new Event(type));
    expect([pressed(), link().search]).toEqual([["Pantheon"], "?ids=8"]);
  });

  it("are added to cards that come later", async () => {
    await renderPage();
    document
      .getElementById("content")
      ?.insertAdjacentHTML("beforeend", '<article data-product="9"><h3><a href="/9/">Baths</a></h3></article>');
    expect(await screen.findByRole("button", { name: "Save Baths" })).toBeDefined();
  });

  it("ignore what somebody else stored", async () => {
    store('{"a":1},x,1.5,-3,8');
    await renderPage();
    expect([pressed(), link().search]).toEqual([["Pantheon"], "?ids=8"]);
  });

  it("are not there where the browser stores nothing", async () => {
    const refuse = vi.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
      throw new Error("denied");
    });
    render(
      <>
        <SavedLink locale={locales.en} t={createLocaleTranslator(locales.en)} />
        {card(7, "Forum")}
      </>,
    );
    await screen.findByRole("status");
    expect(screen.queryByRole("button", { name: "Save Forum" })).toBeNull();
    refuse.mockRestore();
  });
});

describe("C19, J7: the button to the top", () => {
  let under: readonly Element[] = [];
  beforeEach(() => {
    under = [];
    document.elementsFromPoint = () => [...under];
  });

  const toTop = () => {
    const button = document.querySelector<HTMLButtonElement>("button[aria-label='Back to top']");
    if (button === null) throw new Error("no button");
    return button;
  };
  const scrollTo = (top: number) => {
    vi.stubGlobal("scrollY", top);
    fireEvent.scroll(window);
  };
  /** Renders a page that is scrolled already, as after a reload. */
  const renderScrolled = async () => {
    vi.stubGlobal("scrollY", 500);
    await renderPage();
    await waitFor(toTop);
  };
  afterEach(() => vi.unstubAllGlobals());

  it("loads with the first pixel that the page is scrolled by", async () => {
    await renderPage();
    await new Promise(requestAnimationFrame);
    scrollTo(1);
    await waitFor(toTop);
    expect(toTop().hidden).toBe(true);
  });

  it.each([
    [0, true],
    [100, true],
    [101, false],
  ])("after %i px its being hidden is %s", async (top, hidden) => {
    await renderScrolled();
    scrollTo(top);
    expect(toTop().hidden).toBe(hidden);
    expect(toTop().style.visibility).toBe("");
  });

  it("stands above the consent banner while that is there", async () => {
    await renderScrolled();
    document.body.dataset["room"] = "-120px";
    await waitFor(() => expect(toTop().style.translate).toBe("0 -120px"));
    delete document.body.dataset["room"];
    await waitFor(() => expect(toTop().style.translate).toBe("0 0"));
  });

  it("hides while a day of a calendar is under it", async () => {
    await renderScrolled();
    const table = document.createElement("table");
    under = [table.insertRow().insertCell()];
    scrollTo(500);
    expect(toTop().style.visibility).toBe("hidden");
    under = [];
    scrollTo(600);
    expect(toTop().style.visibility).toBe("");
  });

  it("stays while it has the focus", async () => {
    await renderScrolled();
    scrollTo(101);
    toTop().focus();
    scrollTo(0);
    expect(toTop().hidden).toBe(false);
    toTop().blur();
    await waitFor(() => expect(toTop().hidden).toBe(true));
  });

  it.each([
    [false, "smooth"],
    [true, "instant"],
  ])("where less motion is wanted (%s) the way up is %s, and the focus goes along", async (reduced, behavior) => {
    await renderScrolled();
    const scroll = vi.fn<(options: ScrollToOptions) => void>();
    vi.stubGlobal("scrollTo", scroll);
    vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
    fireEvent.click(toTop());
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
    expect(document.activeElement?.id).toBe("content");
  });

  it("says that it was used, which measuring logs", async () => {
    await renderScrolled();
    vi.stubGlobal("scrollTo", vi.fn());
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const used: unknown[] = [];
    addEventListener("used", (event) => used.push(event instanceof CustomEvent && event.detail), { once: true });
    fireEvent.click(toTop());
    expect(used).toEqual(["scroll-to-top"]);
  });
});
