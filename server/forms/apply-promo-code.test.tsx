import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { setFormState } from "../../routing/form-state.ts";
import promoCodes from "../../slices/PromoCodes/index.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { applyPromoCode } from "./apply-promo-code.ts";
import { visitorState } from "./visitor-state.ts";

const page = { locale: locales.en, path: "/rome/" };

test.each([
  [
    '<a href="https://book.tessera.example/book/7/select/">',
    '<a href="https://book.tessera.example/book/7/select/?promoCode=ROMA10">',
  ],
  [
    '<a href="http://book.tessera.localhost:4003/de/book/7/select/pax/?date=2026-12-24&amp;adults=2">',
    '<a href="http://book.tessera.localhost:4003/de/book/7/select/pax/?promoCode=ROMA10&amp;date=2026-12-24&amp;adults=2">',
  ],
  [
    "{&quot;href&quot;:&quot;https://book.tessera.example/book/7/&quot;}",
    "{&quot;href&quot;:&quot;https://book.tessera.example/book/7/?promoCode=ROMA10&quot;}",
  ],
  [
    "{&quot;href&quot;:&quot;https://book.tessera.example/book/7/?date=2026-12-24&quot;}",
    "{&quot;href&quot;:&quot;https://book.tessera.example/book/7/?promoCode=ROMA10&amp;date=2026-12-24&quot;}",
  ],
])("A5: a booking link has the applied code: %s", (html, expected) => {
  expect(applyPromoCode(html, "ROMA10", page)).toBe(expected);
});

test.each([
  '<a href="/rome/book/7/">',
  '<a href="https://book.tessera.example/books/7/">',
  '<a href="https://book.rome.example/book/7/">',
  '<a href="https://book.tessera.example/book/7/?date=2026-12-24&amp;promoCode=FORUM5">',
  '<script type="application/ld+json">{"url":"https://book.tessera.example/book/7/"}</script>',
])("no other address has it: %s", (html) => {
  expect(applyPromoCode(html, "ROMA10", page)).toBe(html);
});

test("a code in another script is part of an address as its escapes", () => {
  expect(applyPromoCode('<a href="https://book.tessera.example/book/7/">', "로마", page)).toContain(
    "?promoCode=%EB%A1%9C%EB%A7%88",
  );
});

test("A5, E8: the page that offers a code says that it is applied, removes it, and applies another in its place", () => {
  const html = offered(["ROMA10", "FORUM5"]);
  expect(shownForms(html)).toEqual(["Apply code: ROMA10", "Apply code: FORUM5"]);
  expect(shownForms(applyPromoCode(html, "ROMA10", page))).toEqual(["Remove: ROMA10", "Apply code: FORUM5"]);
});

test("A5, E8: a page that does not offer the applied code begins with it, and a button that removes it", () => {
  const german = { locale: locales.de, path: "/de/rome/" };
  const html = applyPromoCode('<header></header><main id="content"><h1>Rom</h1></main>', "ROMA10", german);
  const document = new DOMParser().parseFromString(html, "text/html");
  const form = document.querySelector("main > form:first-child");
  expect(form?.querySelector("span")?.textContent).toBe("Eingelöst: ROMA10");
  expect(form?.querySelector("button")?.getAttribute("aria-label")).toBe("Entfernen: ROMA10");
  expect(readFields(form)).toEqual({ code: "", form: "content", locale: "de", to: "/de/rome/" });
});

test("a visitor who applied a code and posted a form has both on the page, and the form once", () => {
  const thanks = setFormState({ form: "newsletter", values: {}, problems: [] }, "/rome/", false).split(";", 1);
  const state = visitorState(
    { url: "/rome/?ci=7", headers: { cookie: `promo-code=ROMA10; ${thanks.join("")}` } },
    { locale: "en" },
  );
  const filled = state?.fill(
    '<a href="https://book.tessera.example/book/7/"></a><div data-form="newsletter"><form></form>',
  );
  expect(filled).toBe(
    '<a href="https://book.tessera.example/book/7/?promoCode=ROMA10"></a><div data-form="newsletter"><form hidden=""></form>',
  );
  expect(state?.cookies).toEqual(["form-state=; Path=/rome/; Max-Age=0; HttpOnly; SameSite=Lax"]);
});

/** Renders the slice that offers codes to HTML. */
function offered(codes: readonly string[]): string {
  renderSlice(promoCodes, { primary: { codes: codes.map((code) => ({ code, percent: 10 })) } });
  return document.body.innerHTML;
}

/** Returns the names of the buttons whose form is shown. */
function shownForms(html: string): readonly (string | null)[] {
  const document = new DOMParser().parseFromString(html, "text/html");
  return [...document.querySelectorAll("form:not([hidden]) button")].map((button) => button.getAttribute("aria-label"));
}

function readFields(form: Element | null | undefined) {
  const fields = [...(form?.querySelectorAll("input") ?? [])];
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
