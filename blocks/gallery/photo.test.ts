import { describe, expect, it } from "vitest";
import { largeImageUrl } from "./photo.ts";

describe("largeImageUrl", () => {
  it.each([
    ["https://i.example/a.webp", "https://i.example/a.webp?w=1920&fit=max&auto=format&q=80"],
    [
      "https://i.example/a.webp?rect=0,0,9,9&w=3",
      "https://i.example/a.webp?rect=0%2C0%2C9%2C9&w=1920&fit=max&auto=format&q=80",
    ],
    ["//i.example/a.webp", "//i.example/a.webp"],
    ["none", "none"],
  ])("%s", (url, large) => {
    expect(largeImageUrl(url)).toBe(large);
  });
});
