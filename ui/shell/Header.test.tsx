import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { Header } from "./Header.tsx";
import type { HeaderProps } from "./shell-props.ts";

const props: HeaderProps = {
  brand: "Tessera",
  homeHref: "/",
  nav: [
    { href: "/rome/", text: "Rome", current: true },
    { href: "/help/", text: "Help", current: false },
  ],
  categories: [],
  cities: [
    { href: "/rome/", text: "Rome", current: true },
    { href: "/vienna/", text: "Vienna", current: false },
  ],
  sells: undefined,
  searchField: undefined,
  locale: locales.en,
  languages: [
    { tag: "en", name: "English", href: "/rome/", current: true, dir: "ltr" },
    { tag: "ar", name: "العربية", href: "/ar/rome/", current: false, dir: "rtl" },
  ],
  currencies: [
    { code: "EUR", symbol: "€" },
    { code: "AED", symbol: "AED" },
  ],
  currency: "EUR",
  currencyAction: "/api/currency/",
  returnTo: "/rome/",
  t: createLocaleTranslator(locales.en),
};

const opener = () => screen.getByRole("button", { name: /^Language and currency:/ });

describe("Header", () => {
  it("leads home and marks the page it stands on", () => {
    render(<Header {...props} />);
    expect(screen.getByRole("link", { name: "Tessera" }).getAttribute("href")).toBe("/");
    const current = screen.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent);
    expect(new Set(current)).toEqual(new Set(["Rome"]));
  });

  it("says in one control how the page is read, and opens its panel without script", () => {
    render(<Header {...props} />);
    expect(opener().textContent).toBe("Language and currency: English · EUR");
    const panel = document.getElementById(opener().getAttribute("popovertarget") ?? "");
    expect(panel?.getAttribute("popover")).toBe("auto");
  });

  it("offers the page's other languages as links in their own language", () => {
    render(<Header {...props} />);
    const arabic = screen.getByRole("link", { name: "العربية" });
    expect([arabic.getAttribute("href"), arabic.lang]).toEqual(["/ar/rome/", "ar"]);
  });

  it("posts a chosen currency with the page to come back to", () => {
    render(<Header {...props} />);
    const dirham = screen.getByRole<HTMLButtonElement>("button", { name: "AED" });
    const sent = new FormData(dirham.form ?? undefined, dirham);
    expect(Object.fromEntries(sent)).toEqual({ currency: "AED", to: "/rome/" });
    expect([dirham.form?.method, dirham.form?.getAttribute("action")]).toEqual(["post", "/api/currency/"]);
  });

  it("has no currencies on a page without prices", () => {
    render(<Header {...props} currencies={[]} currency="" />);
    expect(opener().textContent).toBe("Language and currency: English");
    expect(screen.queryByRole("heading", { name: "Currency" })).toBeNull();
  });

  it("says in which city the page is, and links to all cities without script", () => {
    render(<Header {...props} />);
    const button = screen.getByRole("button", { name: "Rome" });
    const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
    expect(panel?.getAttribute("popover")).toBe("auto");
    const links = [...(panel?.querySelectorAll("a") ?? [])].map((link) => [
      link.getAttribute("href"),
      link.getAttribute("aria-current"),
    ]);
    expect(links).toEqual([
      ["/rome/", "true"],
      ["/vienna/", null],
    ]);
  });

  it("names what the button chooses on a page of no city, and has none on a site without cities", () => {
    const { rerender } = render(
      <Header {...props} cities={props.cities.map((city) => ({ ...city, current: false }))} />,
    );
    expect(screen.getByRole("button", { name: "Cities" })).toBeTruthy();
    rerender(<Header {...props} cities={[]} />);
    expect(screen.queryByRole("button", { name: "Cities" })).toBeNull();
  });

  it("X16: a link of a Korean header to an English page says so in English, isolated", () => {
    const t = createLocaleTranslator(locales.ko);
    const [rome, paris] = [
      { href: "/ko/rome/", text: "로마", current: true },
      { href: "/paris/", hrefLang: "en", text: "파리", current: false },
    ];
    render(<Header {...props} locale={locales.ko} t={t} cities={[rome, paris]} nav={[paris]} />);
    const found = screen.getAllByRole("link", { name: /^(로마|파리)/, hidden: true });
    expect(found.map(({ textContent }) => textContent)).toEqual(["로마", "파리 (English)", "파리 (English)"]);
    const notes = found.map((link) => link.querySelector("bdi"));
    expect(notes.map((note) => note && [note.lang, note.textContent])).toEqual([
      null,
      ["en", "(English)"],
      ["en", "(English)"],
    ]);
  });

  it("B8: opens the city's categories without script, above the menu that holds them on a phone", () => {
    const categories = [
      { href: "/rome/tickets/", text: "Tickets", current: false },
      { href: "/rome/tours/", text: "Tours", current: true },
    ];
    render(<Header {...props} categories={categories} nav={[]} />);
    const button = screen.getByRole("button", { name: "Things to do" });
    const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
    expect(panel?.getAttribute("popover")).toBe("auto");
    const links = [...(panel?.querySelectorAll("a") ?? [])].map((link) => [link.textContent, link.ariaCurrent]);
    expect(links).toEqual([
      ["Tickets", null],
      ["Tours", "true"],
    ]);
    expect(document.getElementById("site-menu")?.contains(panel)).toBe(true);
  });

  it("has no button for categories where there are none", () => {
    render(<Header {...props} />);
    expect(screen.queryByRole("button", { name: "Things to do" })).toBeNull();
  });

  it("P1: searches from every page: a form where there is room, else a link to the page of searches", () => {
    render(<Header {...props} locale={locales.de} />);
    const form = screen.getByRole("search", { hidden: true });
    expect(form.getAttribute("action")).toBe("/de/search/");
    expect(screen.getByRole("link", { name: "Search" }).getAttribute("href")).toBe("/de/search/");
  });

  it("has no form where the page has one: its link leads there, and its navigation has more room", () => {
    render(<Header {...props} searchField="hero-search" />);
    expect(screen.queryByRole("search", { hidden: true })).toBeNull();
    expect(screen.getByRole("link", { name: "Search" }).getAttribute("href")).toBe("#hero-search");
  });

  it("has no menu when there is nothing in it", () => {
    const { container } = render(<Header {...props} nav={[]} cities={[]} />);
    expect(within(container).queryByRole("navigation")).toBeNull();
    expect(screen.queryByRole("button", { name: "Menu" })).toBeNull();
  });
});
