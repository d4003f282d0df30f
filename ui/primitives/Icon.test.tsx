import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Icon, rounded } from "./Icon.tsx";

const listClasses = (element: Element | null) => [...(element?.classList ?? [])];

describe("Icon", () => {
  it("is hidden from a screen reader beside a text", () => {
    const { container } = render(<Icon name="clock" />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("has a name when it stands alone", () => {
    render(<Icon name="menu" label="Menu" />);
    expect(screen.getByRole("img", { name: "Menu" }).hasAttribute("aria-hidden")).toBe(false);
  });

  it.each([
    ["arrow-right", ["icon", "icon-directional"]],
    ["chevron-left", ["icon", "icon-directional"]],
    ["clock", ["icon"]],
  ] as const)("%s has the classes %j: only what points along the line mirrors with it", (name, classes) => {
    const { container } = render(<Icon name={name} />);
    expect(listClasses(container.querySelector("svg"))).toEqual(classes);
  });

  it.each([
    ["a5 5 0 012.911-4.544C7.613 15.212", "a5 5 0 012.9-4.5C7.6 15.2"],
    ["a1 1 0 0 0-.72.96V19", "a1 1 0 0 0-.7.96V19"],
    ["M4.98 1v12.5", "M4.98 1v12.5"],
  ])("is rounded to a tenth, and keeps its whole numbers: %s → %s", (exact, short) => {
    expect(rounded(exact)).toBe(short);
  });

  it("has the outline of its name", () => {
    const renderOutline = (name: "clock" | "star") =>
      render(<Icon name={name} />).container.querySelector("svg")?.innerHTML;
    expect(renderOutline("clock")).toContain("<circle");
    expect(renderOutline("star")).not.toBe(renderOutline("clock"));
  });
});
