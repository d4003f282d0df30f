import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Icon } from "./Icon.tsx";
import { icons } from "./icons.ts";

describe("Icon", () => {
  it("is silent beside a text", () => {
    render(<Icon name="clock" />);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("speaks when it stands alone", () => {
    render(<Icon name="menu" label="Menu" />);
    expect(screen.getByRole("img", { name: "Menu" })).toBeDefined();
  });

  it.each(Object.entries(icons))("%s draws something", (_, node) => {
    expect(node.length).toBeGreaterThan(0);
  });
});
