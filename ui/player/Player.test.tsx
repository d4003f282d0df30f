import { fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Player } from "./Player.island.tsx";

const player = (address = "https://player.example/1") => (
  <Player player={address} title="Rome" label="Play Rome">
    <a href="#film">Rome</a>
  </Player>
);

describe("a film", () => {
  it("is a link without script, and nothing of the other site is loaded", () => {
    expect(renderToStaticMarkup(player())).toMatch(/^<x-island [^>]*><a href="#film">Rome<\/a><\/x-island>$/);
  });

  it("is a button with script, which loads nothing either", async () => {
    const { container } = render(player());
    expect((await screen.findByRole("button", { name: "Play Rome" })).textContent).toBe("Rome");
    expect(container.querySelector("iframe, img")).toBeNull();
  });

  it("plays confined after the click, and has the focus", async () => {
    const { container } = render(player());
    fireEvent.click(await screen.findByRole("button"));
    const film = screen.getByTitle<HTMLIFrameElement>("Rome");
    expect(film.src).toBe("https://player.example/1");
    expect(film.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-popups allow-presentation");
    expect(film.getAttribute("allow")).not.toMatch(/camera|microphone|geolocation|payment/);
    expect(document.activeElement).toBe(film);
    expect(container.querySelector("a")?.hidden).toBe(true);
  });

  it("starts by the space bar too, as a button does", async () => {
    render(player());
    fireEvent.keyDown(await screen.findByRole("button"), { key: " " });
    expect(screen.getByTitle("Rome")).toBeTruthy();
  });

  it("opens in a window of its own where that is asked for", async () => {
    render(player());
    expect(fireEvent.click(await screen.findByRole("button"), { ctrlKey: true })).toBe(true);
    expect(screen.queryByTitle("Rome")).toBeNull();
  });

  it("is a button again where an editor has put another film", async () => {
    const { rerender } = render(player());
    fireEvent.click(await screen.findByRole("button"));
    rerender(player("https://player.example/2"));
    fireEvent.click(await screen.findByRole("button", { name: "Play Rome" }));
    expect(screen.getByTitle<HTMLIFrameElement>("Rome").src).toBe("https://player.example/2");
  });
});
