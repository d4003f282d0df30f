import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LinkText } from "./LinkText.tsx";
import { ButtonLink, TextLink } from "./links.tsx";

it.each([
  ["en", "파리 (English)"],
  ["ar", "파리 (العربية)"],
  ["xx", "파리"],
  [undefined, "파리"],
])("E13: a link with the language %s says %s", (hrefLang, text) => {
  render(
    <a href="/paris/">
      <LinkText hrefLang={hrefLang}>파리</LinkText>
    </a>,
  );
  expect(screen.getByRole("link").textContent).toBe(text);
});

it.each([TextLink, ButtonLink])("E13: so do the link of a text and a button", (Link) => {
  render(
    <Link href="/paris/" hrefLang="en">
      파리
    </Link>,
  );
  expect(screen.getByRole("link", { name: "파리 (English)" }).querySelector("[lang=en]")?.textContent).toBe(
    "(English)",
  );
});
