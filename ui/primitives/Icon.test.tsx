import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Icon } from "./Icon.tsx";

const classesOf = (element: Element | null) => [...(element?.classList ?? [])];

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
    expect(classesOf(container.querySelector("svg"))).toEqual(classes);
  });

  it("has the outline of its name", () => {
    const outlineOf = (name: "clock" | "star") =>
      render(<Icon name={name} />).container.querySelector("svg")?.innerHTML;
    expect(outlineOf("clock")).toContain("<circle");
    expect(outlineOf("star")).not.toBe(outlineOf("clock"));
  });
});
