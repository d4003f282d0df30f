import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Fixture, openFixture } from "../store/editor.fixture.tsx";
import { NewDocument } from "./NewDocument.tsx";

vi.stubGlobal("fetch", async (path: string) =>
  Response.json({ state: path.includes("rome-guide") ? "taken" : "free", url: null }),
);

const textbox = (name: RegExp) => screen.getByRole("textbox", { name });

test("W161: a page is created at the path that its title suggests, unless the address is taken", async () => {
  render(
    <Fixture editor={openFixture("text")}>
      <NewDocument onClose={() => {}} />
    </Fixture>,
  );
  const create = screen.getByRole("button", { name: "Create" });
  fireEvent.change(textbox(/^Title/), { target: { value: "Rome guide" } });
  expect(textbox(/^Path/)).toHaveProperty("value", "rome-guide");
  expect(await screen.findByText("Another page has this address.")).toBeTruthy();
  expect(create).toHaveProperty("disabled", true);
  fireEvent.change(textbox(/^Path/), { target: { value: "rome/guide" } });
  await vi.waitFor(() => expect(create).toHaveProperty("disabled", false));
});
