import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Poster } from "./Poster.tsx";

const renderHtml = (title: string) => render(<Poster title={title} />).container.innerHTML;

describe("Poster", () => {
  it("is a picture with the title as its name", () => {
    render(<Poster title="Hollow Kings" subtitle="Duke's Theatre" />);
    expect(screen.getByRole("img", { name: "Hollow Kings" }).textContent).toContain("Duke's Theatre");
  });

  it("is always the same for a title, and another for another", () => {
    expect(renderHtml("Hollow Kings")).toBe(renderHtml("Hollow Kings"));
    const tiles = (html: string) => html.match(/fill="#\w+"/g)?.join();
    expect(tiles(renderHtml("Hollow Kings"))).not.toBe(tiles(renderHtml("Ember")));
  });
});
