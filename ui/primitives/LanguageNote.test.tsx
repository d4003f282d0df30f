import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Localized } from "./Localized.tsx";
import { LanguageNote } from "./LanguageNote.tsx";
import { ButtonLink, TextLink } from "./links.tsx";

it.each([
  ["en", "파리 (English)"],
  ["ar", "파리 (العربية)"],
  ["sv", "파리"],
  [undefined, "파리"],
])("E13: a link to a page in %s is %s", (hrefLang, name) => {
  render(
    <a href="/paris/">
      <Localized text={{ text: "파리" }} />
      <LanguageNote hrefLang={hrefLang} />
    </a>,
  );
  expect(screen.getByRole("link").textContent).toBe(name);
});

it.each([TextLink, ButtonLink])("E13: so is the link of a text, and a button", (Link) => {
  render(
    <Link href="/paris/" hrefLang="en">
      파리
    </Link>,
  );
  expect(screen.getByRole("link", { name: "파리 (English)" }).querySelector("[lang=en]")?.textContent).toBe(
    "(English)",
  );
});
