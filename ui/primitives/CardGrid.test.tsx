import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CardGrid } from "./CardGrid.tsx";

describe("CardGrid", () => {
  it("is a named list with one item for each card, and none for an empty child", () => {
    render(
      <CardGrid layout="row" label="Top tickets">
        <p>Colosseum</p>
        {null}
        <p>Pantheon</p>
      </CardGrid>,
    );
    const items = within(screen.getByRole("list", { name: "Top tickets" })).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual(["Colosseum", "Pantheon"]);
  });
});
