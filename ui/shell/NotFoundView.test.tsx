import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { NotFoundView } from "./NotFoundView.tsx";

const t = createLocaleTranslator(locales.es);
const credits = { tag: "de", name: "Deutsch", href: "/de/credits/", current: false, dir: "ltr" } as const;

test("Q14: names the languages in which the page exists", () => {
  render(<NotFoundView t={t} locale={locales.es} sells={undefined} homeHref="/es/" elsewhere={[credits]} />);
  const link = screen.getByRole("link", { name: "Deutsch" });
  expect([link.getAttribute("href"), link.getAttribute("hreflang"), link.lang]).toEqual(["/de/credits/", "de", "de"]);
  expect(screen.getByRole("heading", { level: 1, name: "Esta página no está en español" })).toBeDefined();
  expect(screen.queryByText(/mal escrita/)).toBeNull();
});

test("B10: without any, the home page is the only link", () => {
  render(<NotFoundView t={t} locale={locales.es} sells={undefined} homeHref="/es/" elsewhere={[]} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/es/"]);
  expect(screen.getByText(/mal escrita/)).toBeDefined();
});
