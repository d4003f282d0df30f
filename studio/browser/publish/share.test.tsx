import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Fixture, openFixture } from "../store/editor.fixture.tsx";
import { ShareWindow } from "./ShareWindow.tsx";

const url = "http://tessera.localhost:3000/api/preview?token=t&documentId=d";
const texts: string[] = [];

async function share(respond: () => Response) {
  vi.stubGlobal("fetch", async () => respond());
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => void texts.push(text) },
  });
  await act(async () => {
    render(
      <Fixture editor={openFixture("text")}>
        <ShareWindow onClose={() => {}} />
      </Fixture>,
    );
  });
}

test("X9: the link to a draft is shown with the day on which it ends, and copied", async () => {
  await share(() => Response.json({ url, expiresAt: "2090-01-01T08:00:00+0000" }));
  expect(screen.getByLabelText("Link to the draft")).toHaveProperty("value", url);
  expect(screen.getByText(/until Sunday 1 January 2090/)).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Copy the link" })));
  expect(texts).toEqual([url]);
  expect(screen.getByRole("status").textContent).toBe("The link is copied.");
});

test("X9: a draft that can't be shared says why", async () => {
  const failure = { code: "no-draft", message: "There is no draft of this page to share." };
  await share(() => Response.json(failure, { status: 409 }));
  expect(screen.getByRole("alert").textContent).toBe(failure.message);
});
