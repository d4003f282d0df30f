import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { Footer } from "./Footer.tsx";
import type { FooterProps } from "./shell-props.ts";

const props: FooterProps = {
  brand: { text: "Colosseum Visits" },
  notOfficial: { text: "This is not the official website of the Colosseum." },
  legalName: { text: "Tessera Travel GmbH" },
  contactEmail: "help@tessera.example",
  cookieHref: "/cookies/",
  columns: [
    { title: "Help", links: [{ href: "/help/", text: "Help centre" }] },
    { title: "Nothing", links: [] },
  ],
  languages: [{ tag: "de", name: "Deutsch", href: "/de/", current: false, dir: "ltr" }],
  t: createLocaleTranslator(locales.en),
};

describe("Footer", () => {
  it("says who sells, what this site is not, and where to write", () => {
    render(<Footer {...props} />);
    expect(screen.getByText("© Tessera Travel GmbH")).toBeDefined();
    expect(screen.getByText("This is not the official website of the Colosseum.")).toBeDefined();
    expect(screen.getByRole("link", { name: "help@tessera.example" }).getAttribute("href")).toBe(
      "mailto:help@tessera.example",
    );
  });

  it("names each list of links and omits an empty one", () => {
    render(<Footer {...props} />);
    const help = screen.getByRole("navigation", { name: "Help" });
    expect(within(help).getByRole("link", { name: "Help centre" }).getAttribute("href")).toBe("/help/");
    expect(screen.queryByText("Nothing")).toBeNull();
  });

  it("X16: a link to a page in another language says in which", () => {
    const links = [{ href: "/credits/", hrefLang: "en", text: "사진 저작자" }];
    render(<Footer {...props} columns={[{ title: "소개", links }]} />);
    const link = screen.getByRole("link", { name: "사진 저작자 (English)" });
    expect([link.getAttribute("hreflang"), link.querySelector("bdi")?.lang]).toEqual(["en", "en"]);
  });

  it("has the languages as links", () => {
    render(<Footer {...props} />);
    const languages = screen.getByRole("navigation", { name: "Language" });
    expect(within(languages).getByRole("link", { name: "Deutsch" }).getAttribute("hreflang")).toBe("de");
  });
});
