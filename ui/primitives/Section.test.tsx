import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Section } from "./Section.tsx";

describe("Section", () => {
  it("with a title is a region of that name, under a heading of the second level", () => {
    render(
      <Section id="tickets" title="Tickets" intro="All prices include the booking fee.">
        <p>Colosseum</p>
      </Section>,
    );
    expect(screen.getByRole("region", { name: "Tickets" }).id).toBe("tickets");
    expect(screen.getByRole("heading", { level: 2, name: "Tickets" })).toBeDefined();
    expect(screen.getByText("All prices include the booking fee.")).toBeDefined();
  });

  it.each([undefined, ""])("with the title %o is neither section, region nor heading", (title) => {
    const { container } = render(<Section {...(title === undefined ? {} : { title })}>text</Section>);
    expect(container.querySelector("section, [aria-label]")).toBeNull();
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
