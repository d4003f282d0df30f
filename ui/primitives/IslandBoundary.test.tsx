import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IslandBoundary } from "./IslandBoundary.tsx";

function Broken(): never {
  throw new Error("broken");
}

describe("IslandBoundary", () => {
  // React reports what a boundary catches.
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  it("shows the island while it works", () => {
    render(<IslandBoundary fallback="as drawn by the server">alive</IslandBoundary>);
    expect(screen.getByText("alive")).toBeTruthy();
    expect(screen.queryByText("as drawn by the server")).toBeNull();
  });

  it("leaves what the server drew when the island throws, and the page beside it", () => {
    render(
      <main>
        <p>beside</p>
        <IslandBoundary fallback={<p>as drawn by the server</p>}>
          <Broken />
        </IslandBoundary>
      </main>,
    );
    expect(screen.getByText("as drawn by the server")).toBeTruthy();
    expect(screen.getByText("beside")).toBeTruthy();
  });
});
