import { expect, it } from "vitest";
import { enterCookies, exitCookies } from "./preview-cookies.ts";

it("a preview begins on its host alone and ends with the browser", () => {
  expect(enterCookies("https://a.test/previews/r~m?websitePreviewId=1", "www.tessera.example")[0]).toBe(
    "io.prismic.preview=https%3A%2F%2Fa.test%2Fpreviews%2Fr~m%3FwebsitePreviewId%3D1; Path=/; SameSite=Lax; Secure",
  );
  expect(enterCookies("t", "tessera.localhost:3000")[0]).toBe("io.prismic.preview=t; Path=/; SameSite=Lax");
});

it("it ends wherever it may have been set, and is not followed for a minute", () => {
  expect(exitCookies("www.tessera.example:3000")).toEqual([
    "io.prismic.preview=; Path=/; Max-Age=0; SameSite=Lax",
    "io.prismic.preview=; Path=/; Max-Age=0; SameSite=Lax; Domain=www.tessera.example",
    "io.prismic.preview=; Path=/; Max-Age=0; SameSite=Lax; Domain=tessera.example",
    "preview-left=1; Path=/; Max-Age=60; SameSite=Lax",
  ]);
});
