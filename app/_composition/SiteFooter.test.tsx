import { render, screen } from "@testing-library/react";
import * as v from "valibot";
import { expect, it } from "vitest";
import { footerSchema } from "../../customtypes/common_footer/footer.ts";
import { locales } from "../../i18n/locales.ts";
import { sites } from "../../hosts/index.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { defaultView } from "../../routing/view.ts";
import { SiteFooter } from "./SiteFooter.tsx";

function draw(name: string, not_official: string): void {
  const site = sites.find((known) => known.name === name);
  if (site === undefined) throw new Error(`no site ${name}`);
  const route = { site, locale: locales.en, currency: "auto", view: defaultView, path: [] } as const;
  const footer = v.parse(footerSchema, { not_official });
  render(<SiteFooter route={route} languages={[]} footer={footer} t={createLocaleTranslator(locales.en)} />);
}

it.each(["colosseum", "westend"])("A9: %s says that it is not the official site, even where no editor did", (name) => {
  draw(name, "");
  expect(screen.getByText(/not the official website/)).toBeDefined();
});

it("A9: an editor's own words come first", () => {
  draw("colosseum", "We are nobody's official site.");
  expect(screen.getByText("We are nobody's official site.")).toBeDefined();
  expect(screen.queryByText(/not the official website/)).toBeNull();
});

it("the flagship is nobody's branded site", () => {
  draw("tessera", "");
  expect(screen.queryByText(/official/)).toBeNull();
});
