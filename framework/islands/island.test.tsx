import { render, screen, waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { enhanced, island } from "./island.tsx";

interface LampProps {
  readonly watts: number;
  readonly shade: ReactNode;
  readonly children: ReactNode;
}

function Lamp({ watts, shade, children }: LampProps) {
  if (watts > 100) throw new Error("too bright");
  return (
    <p>
      {shade} {children}, {watts} W
    </p>
  );
}

const LampIsland = island({ name: "A/Lamp", when: "touched", clicks: "p", slots: ["children", "shade"] }, Lamp);
const lamp = (watts: number) => (
  <LampIsland watts={watts} shade={<b>green</b>}>
    lamp
  </LampIsland>
);

// React reports what a boundary catches.
const errors = vi.spyOn(console, "error").mockReturnValue();
afterEach(() => errors.mockClear());

describe("a React island", () => {
  it("is an element with its data, and slots in elements of their own", () => {
    expect(renderToStaticMarkup(lamp(60))).toBe(
      '<x-island name="A/Lamp" when="touched" clicks="p" props="{&quot;watts&quot;:60}">' +
        '<p><x-slot name="shade"><b>green</b></x-slot> <x-slot name="children">lamp</x-slot>, 60 W</p></x-island>',
    );
  });

  it("F2: may have data only, and loads once it is visible", () => {
    const Like = island({ name: "A/Like" }, ({ label, start }: { readonly label: string; readonly start: number }) => (
      <button type="button">{`${label} ${start}`}</button>
    ));
    expect(renderToStaticMarkup(<Like label="Like" start={4} />)).toBe(
      '<x-island name="A/Like" when="visible" clicks="button" props="{&quot;label&quot;:&quot;Like&quot;,&quot;start&quot;:4}">' +
        '<button type="button">Like 4</button></x-island>',
    );
  });

  it("shows its children when it throws, and the page beside it", () => {
    render(
      <main>
        <p>beside</p>
        {lamp(200)}
      </main>,
    );
    expect(screen.getByText("lamp")).toBeTruthy();
    expect(screen.getByText("beside")).toBeTruthy();
  });
});

describe("an enhancer", () => {
  const ends: string[] = [];
  const enhance = (element: HTMLElement, { text }: { readonly text: string }) => {
    element.dataset["text"] = text;
    return () => void ends.push(text);
  };
  const Note = enhanced({ name: "A/Note", when: "visible" }, async () => ({ enhance }));
  const Broken = enhanced({ name: "A/Broken", when: "visible" }, async () => {
    const offline: { readonly enhance: typeof enhance } = await Promise.reject(new Error("offline"));
    return offline;
  });

  it("runs on the server's HTML where Next runs the page, again when that changes, and ends with it", async () => {
    const { container, rerender, unmount } = render(<Note text="a">note</Note>);
    await waitFor(() => expect(container.querySelector("[data-text=a]")?.textContent).toBe("note"));
    rerender(<Note text="b">note</Note>);
    await waitFor(() => expect(container.querySelector("[data-text=b]")).not.toBeNull());
    unmount();
    expect(ends).toEqual(["a", "b"]);
  });

  it("leaves the server's HTML when it fails to load, which is logged once", async () => {
    render(<Broken text="a">note</Broken>);
    await waitFor(() => expect(errors).toHaveBeenCalledOnce());
    expect(screen.getByText("note")).toBeTruthy();
  });
});
