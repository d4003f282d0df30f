import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import tessera from "../../hosts/tessera.ts";
import { locales } from "../../i18n/locales.ts";
import { nothingShown } from "../../renderer/index.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { testCollection } from "../../tests/support/test-collection.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const film = { embed_url: "https://vimeo.com/76979871", title: "The arena from above" };
const clip = {
  url: "https://media.tessera.example/colosseum.mp4",
  thumbnailUrl: "https://images.tessera.example/still.webp",
  duration: "PT6S",
  uploadDate: "2026-11-22",
};

/** A page of a collection that has these films. */
function collectionPage(videos = [clip]) {
  const collections = [[{ id: 201 }, testCollection({ videos })]] as const;
  return testPage({ place: { collection: 201 }, snapshot: testSnapshot({ found: { collections } }) });
}

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

  it("D4: is the film of the page's collection, with its still, where the editor names none", async () => {
    renderSlice(definition, { primary: {}, page: collectionPage() });
    const button = await screen.findByRole("button", { name: "Play the video: Colosseum tickets" });
    expect(button.getAttribute("href")).toBe(clip.url);
    expect(button.querySelector("img")?.getAttribute("src")).toContain("still.webp");
    fireEvent.click(button);
    const video = document.querySelector("video");
    expect([video?.getAttribute("src"), video?.controls, document.querySelector("iframe")]).toEqual([
      clip.url,
      true,
      null,
    ]);
    expect(document.querySelector("figcaption")?.textContent).toBe("");
  });

  it("D30: the site's film is that of a collection's page without one", async () => {
    const site = { ...tessera, film: { url: "/films/rome.mp4", title: "One day" } };
    renderSlice(definition, { primary: {}, page: { ...collectionPage([]), site } });
    expect((await screen.findByRole("button")).getAttribute("href")).toBe("/films/rome.mp4");
  });

  it("renders nothing, not even its title, without a film", () => {
    renderSlice(definition, { primary: { title: [{ type: "heading2", text: "Watch", spans: [] }], poster } });
    expect(document.body.textContent).toBe("");
  });
});

describe("Video's structured data", () => {
  const complete = { film, poster, seconds: 72, uploaded_on: "2026-03-02" };

  function structuredData(primary: Readonly<Record<string, unknown>>, page = testPage()) {
    const raw = { id: "video", slice_type: "video", variation: "default", primary };
    const instance = definition.parse(raw, (_code, message) => {
      throw new Error(message);
    });
    return instance?.structuredData(page, { id: "video", shown: nothingShown });
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

  it("D4, F15: names the film of a collection, which is a file", () => {
    expect(structuredData({ caption: "Without sound." }, collectionPage())).toEqual([
      {
        "@type": "VideoObject",
        name: "Colosseum tickets",
        description: "Without sound.",
        thumbnailUrl: clip.thumbnailUrl,
        contentUrl: clip.url,
        duration: "PT6S",
        uploadDate: "2026-11-22",
      },
    ]);
  });

  it.each(["duration", "uploadDate"])("F15: is empty for a collection's film without its %s", (field) => {
    expect(structuredData({}, collectionPage([{ ...clip, [field]: undefined }]))).toEqual([]);
  });

  it("D30, F15: names the site's film by its address", () => {
    const site = { ...tessera, film: { url: "/films/rome.mp4", title: "One day" } };
    const facts = { poster, seconds: 8, uploaded_on: "2026-11-30" };
    expect(structuredData(facts, testPage({ site }))).toMatchObject([
      { name: "One day", contentUrl: "https://www.tessera.example/films/rome.mp4", duration: "PT8S" },
    ]);
  });

  it.each(["film", "poster", "seconds", "uploaded_on"])("F15: is empty without %s", (field) => {
    expect(structuredData({ ...complete, [field]: null })).toEqual([]);
  });
});
