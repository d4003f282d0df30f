import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import tessera from "../../hosts/tessera.ts";
import { locales } from "../../i18n/locales.ts";
import { nothingShown } from "../../renderer/index.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const film = { embed_url: "https://vimeo.com/76979871", title: "The arena from above" };
const poster = {
  url: "https://images.tessera.example/colosseum.webp",
  alt: "The arena",
  dimensions: { width: 1600, height: 1000 },
};

describe("Video", () => {
  it("is a link with our own picture, and nothing of the other site, until it is started", async () => {
    renderSlice(definition, { primary: { film, poster, caption: "Filmed in March." } });
    const button = await screen.findByRole("button", { name: "Play the video: The arena from above" });
    expect(button.getAttribute("href")).toBe(film.embed_url);
    expect(screen.getByRole("img", { name: "The arena" })).toBeTruthy();
    expect(document.querySelector("iframe, video")).toBeNull();
    expect(document.querySelector("figcaption")?.textContent).toBe("Filmed in March. Watch at vimeo.com");
  });

  it("plays in place, with subtitles in the page's language", async () => {
    renderSlice(definition, { primary: { film }, page: testPage({ locale: locales.de }) });
    fireEvent.click(await screen.findByRole("button"));
    expect(screen.getByTitle<HTMLIFrameElement>("The arena from above").src).toBe(
      "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&texttrack=de",
    );
  });

  it("D30: is the site's film where the editor names none", async () => {
    const site = { ...tessera, film: { url: "https://youtu.be/dQw4w9WgXcQ", title: "One day" } };
    renderSlice(definition, { primary: {}, page: testPage({ site }) });
    expect(await screen.findByRole("button", { name: "Play the video: One day" })).toBeTruthy();
  });

  it("renders nothing, not even its title, without a film", () => {
    renderSlice(definition, { primary: { title: [{ type: "heading2", text: "Watch", spans: [] }], poster } });
    expect(document.body.textContent).toBe("");
  });
});

describe("Video's structured data", () => {
  const complete = { film, poster, seconds: 72, uploaded_on: "2026-03-02" };

  function structuredData(primary: Readonly<Record<string, unknown>>) {
    const raw = { id: "video", slice_type: "video", variation: "default", primary };
    const instance = definition.parse(raw, (_code, message) => {
      throw new Error(message);
    });
    return instance?.structuredData(testPage(), { id: "video", shown: nothingShown });
  }

  it("F15: names the film", () => {
    expect(structuredData(complete)).toEqual([
      {
        "@type": "VideoObject",
        name: "The arena from above",
        thumbnailUrl: poster.url,
        url: film.embed_url,
        embedUrl: "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
        duration: "PT72S",
        uploadDate: "2026-03-02",
      },
    ]);
  });

  it.each(["film", "poster", "seconds", "uploaded_on"])("F15: is empty without %s", (field) => {
    expect(structuredData({ ...complete, [field]: null })).toEqual([]);
  });
});
