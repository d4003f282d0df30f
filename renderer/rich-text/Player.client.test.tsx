import { fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Player } from "./Player.client.tsx";

const player = (
  <Player player="https://player.example/1" url="https://films.example/1" title="Rome" label="Play Rome">
    Rome
  </Player>
);

describe("a film", () => {
  it("is a link without script, and nothing of the other site is loaded", () => {
    expect(renderToStaticMarkup(player)).toMatch(/^<a href="https:\/\/films\.example\/1"[^>]*>Rome<\/a>$/);
  });

  it("is a button with script, which loads nothing either", () => {
    const { container } = render(player);
    expect(screen.getByRole("button", { name: "Play Rome" }).textContent).toBe("Rome");
    expect(container.querySelector("iframe, img, a")).toBeNull();
  });

  it("plays confined after the click, and has the focus", () => {
    render(player);
    fireEvent.click(screen.getByRole("button"));
    const film = screen.getByTitle<HTMLIFrameElement>("Rome");
    expect(film.src).toBe("https://player.example/1");
    expect(film.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-popups allow-presentation");
    expect(film.getAttribute("allow")).not.toMatch(/camera|microphone|geolocation|payment/);
    expect(document.activeElement).toBe(film);
  });
});
