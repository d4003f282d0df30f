import { expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import type { Diagnostic } from "../../renderer/diagnostics.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { shellContentOf } from "./shell-content-of.ts";

const host = "www.tessera.example";
const footer = (legal_name: unknown, lang?: string) => testDocument(host, "common_footer", { legal_name }, lang);

function shellOf(documents: readonly ReturnType<typeof footer>[], locale = locales.en) {
  const found: Diagnostic[] = [];
  const content = shellContentOf(documents, locale, (diagnostics) => found.push(...diagnostics));
  return { legalName: content.footer.legal_name.source, nav: content.header.nav, codes: found.map(({ code }) => code) };
}

it("is the language's own, else English", () => {
  const documents = [footer("Tessera Ltd"), footer("Tessera GmbH", "de-de")];
  expect(shellOf(documents, locales.de).legalName).toBe("Tessera GmbH");
  expect(shellOf(documents, locales.fr).legalName).toBe("Tessera Ltd");
});

it("is empty where editors wrote nothing", () => {
  expect(shellOf([])).toEqual({ legalName: "", nav: [], codes: [] });
});

it("a field that does not fit costs its header or footer, not the pages of the host, and is reported", () => {
  const header = testDocument(host, "common_header", { nav: "Rome" });
  expect(shellOf([header, footer("Tessera Ltd")])).toEqual({
    legalName: "Tessera Ltd",
    nav: [],
    codes: ["document-invalid"],
  });
});
