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
    render(<IslandBoundary fallback="as rendered by the server">alive</IslandBoundary>);
    expect(screen.getByText("alive")).toBeTruthy();
    expect(screen.queryByText("as rendered by the server")).toBeNull();
  });

  it("shows what the server rendered when the island throws, and the page beside it", () => {
    render(
      <main>
        <p>beside</p>
        <IslandBoundary fallback={<p>as rendered by the server</p>}>
          <Broken />
        </IslandBoundary>
      </main>,
    );
    expect(screen.getByText("as rendered by the server")).toBeTruthy();
    expect(screen.getByText("beside")).toBeTruthy();
  });
});
