import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sites } from "../../hosts/index.ts";
import { playerUrl } from "./player-url.ts";

describe("playerUrl", () => {
  it.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3",
    "https://youtu.be/dQw4w9WgXcQ?si=x",
    "https://m.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "http://youtube.com/live/dQw4w9WgXcQ",
  ])("%s plays without cookies", (url) => {
    expect(playerUrl(url)).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1");
  });

  it.each([
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
    ["https://vimeo.com/76979871/8272103f6e", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e"],
    [
      "https://player.vimeo.com/video/76979871?h=8272103f6e",
      "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e",
    ],
  ])("%s plays untracked", (url, player) => {
    expect(playerUrl(url)).toBe(player);
  });

  it.each([
    "https://evil.example/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=../../evil1",
    "https://www.youtube.com/redirect?q=https://evil.example",
    'https://youtu.be/"onload=aler',
    "https://vimeo.com/channels/staffpicks",
    "https://vimeo.com/",
    "javascript:alert(1)",
    "not an address",
  ])("%s has no player", (url) => {
    expect(playerUrl(url)).toBeUndefined();
  });

  it.each([
    ["https://youtu.be/dQw4w9WgXcQ", "/embed/dQw4w9WgXcQ?autoplay=1&hl=de&cc_lang_pref=de"],
    ["https://vimeo.com/76979871", "/video/76979871?autoplay=1&dnt=1&texttrack=de"],
  ])("%s has subtitles in a language", (url, player) => {
    expect(playerUrl(url, "de")).toMatch(new RegExp(`${player.replaceAll("?", "[?]")}$`));
  });

  it("is of one of two foreign origins, never of ours, whatever the address", () => {
    const hosts = ["youtu.be", "www.youtube.com", "vimeo.com", "player.vimeo.com", ...sites.map(({ host }) => host)];
    const paths = fc.constantFrom("dQw4w9WgXcQ", "watch", "embed", "video", "76979871", "@evil.example", "..", "");
    const address = fc
      .tuple(fc.constantFrom(...hosts), fc.array(paths, { maxLength: 3 }), fc.constantFrom("", "?v=dQw4w9WgXcQ"))
      .map(([host, path, query]) => `https://${host}/${path.join("/")}${query}`);
    const players = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];
    expect(players.filter((origin) => sites.some(({ host }) => origin.endsWith(host)))).toEqual([]);
    fc.assert(
      fc.property(address, (url) => {
        const player = playerUrl(url);
        expect([undefined, ...players]).toContain(player === undefined ? undefined : new URL(player).origin);
      }),
    );
  });
});
