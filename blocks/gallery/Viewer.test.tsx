import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { Viewer } from "./Viewer.client.tsx";
import type { ViewerProps } from "./viewer-props.ts";

const names = ["Wall", "Arches", "Arena"];

const props: Omit<ViewerProps, "children"> = {
  pictures: names.map((alt, index) => ({
    src: `https://i.example/${alt}`,
    srcSet: "",
    alt,
    width: 3,
    height: 2,
    caption: `Caption of ${alt}`,
    position: `Image ${index + 1} of 3`,
  })),
  texts: { label: "Look around", next: "Next image", previous: "Previous image", close: "Close" },
  direction: "ltr",
  nextIcon: ">",
  previousIcon: "<",
  closeIcon: "x",
};

function open(name: string, direction: ViewerProps["direction"] = "ltr") {
  render(
    <Viewer {...props} direction={direction}>
      {names.map((text, index) => (
        <a key={text} href={`#${text}`} data-picture={index}>
          <span>{text}</span>
        </a>
      ))}
    </Viewer>,
  );
  fireEvent.click(screen.getByText(name));
}

const shown = () => screen.queryByRole("img")?.getAttribute("alt");
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const press = (key: string) => fireEvent.keyDown(screen.getByRole("dialog"), { key });

// jsdom implements the element without these two methods.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

describe("Viewer", () => {
  it("opens the picture whose link was clicked, with caption and position", () => {
    open("Arches");
    expect(screen.getByRole("dialog", { name: "Look around" }).textContent).toContain("Image 2 of 3");
    expect(shown()).toBe("Arches");
    expect(screen.getByText("Caption of Arches")).toBeTruthy();
    expect(document.querySelector("[aria-live]")?.textContent).toBe("Image 2 of 3 Arches");
  });

  it("loads no large picture before a click", () => {
    render(<Viewer {...props}>no link</Viewer>);
    expect(document.querySelector("img")).toBeNull();
  });

  it.each([
    ["Next image", "Wall", "Arches"],
    ["Next image", "Arena", "Wall"],
    ["Previous image", "Arena", "Arches"],
    ["Previous image", "Wall", "Arena"],
  ])("%s moves from %s to %s", (button, from, to) => {
    open(from);
    click(button);
    expect(shown()).toBe(to);
  });

  it.each([
    ["ArrowRight", "ltr", "Arena"],
    ["ArrowLeft", "ltr", "Wall"],
    ["ArrowRight", "rtl", "Wall"],
    ["ArrowLeft", "rtl", "Arena"],
    ["a", "ltr", "Arches"],
  ] as const)("%s (%s) moves from Arches to %s", (key, direction, to) => {
    open("Arches", direction);
    press(key);
    expect(shown()).toBe(to);
  });

  it("returns the focus to the link when it is closed", () => {
    open("Arena");
    click("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement?.textContent).toBe("Arena");
  });

  it("ignores a click that opens a new window", () => {
    render(
      <Viewer {...props}>
        <a href="#wall" data-picture={0}>
          Wall
        </a>
      </Viewer>,
    );
    const handled = !fireEvent.click(screen.getByText("Wall"), { metaKey: true });
    expect([handled, screen.queryByRole("dialog")]).toEqual([false, null]);
  });
});
