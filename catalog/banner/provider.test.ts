import { expect, test } from "vitest";
import { startUpstreamWith } from "../provider/upstream.example.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider } from "../../tests/support/provider-reader.ts";

const english = { locale: locales.en, currency: "EUR" } as const;

test("H20: banners with a picture for each width and their days", async () => {
  const wide = { id: 1, title: "Winter", media: { url: "https://img.example/w.avif", altText: "", mobileUrl: null } };
  const media = { url: "https://img.example/s.avif", altText: "Snow", mobileUrl: "https://img.example/m.avif" };
  const run = { startDate: "2026-12-01T00:00:00", endDate: "2026-12-24" };
  const full = { id: 2, title: "Snow", media, targetUrl: "https://tessera.example/", ...run };
  await using upstream = await startUpstreamWith({ banners: [wide, full, { id: 3 }] });
  const found = await connectProvider(upstream).found("banners", "all", english);
  expect(upstream.calls).toEqual(["GET /api/v2/banners/?language=EN"]);
  expect(found).toEqual([
    {
      id: 1,
      title: { text: "Winter" },
      imageUrl: "https://img.example/w.avif",
      mobileImageUrl: "https://img.example/w.avif",
      alt: { text: "Winter" },
      targetUrl: "",
      firstDay: undefined,
      lastDay: undefined,
    },
    {
      id: 2,
      title: { text: "Snow" },
      imageUrl: "https://img.example/s.avif",
      mobileImageUrl: "https://img.example/m.avif",
      alt: { text: "Snow" },
      targetUrl: "https://tessera.example/",
      firstDay: "2026-12-01",
      lastDay: "2026-12-24",
    },
  ]);
});

test("H20: an invalid day of a banner is no limit", async () => {
  const media = { url: "https://img.example/w.avif" };
  await using upstream = await startUpstreamWith({
    banners: [{ id: 1, media, startDate: "2026-02-30", endDate: "soon" }],
  });
  const found = await connectProvider(upstream).found("banners", "all", english);
  expect(found.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([[undefined, undefined]]);
});
