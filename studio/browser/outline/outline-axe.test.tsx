import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { axeViolations } from "../../../tests/support/axe-violations.ts";
import { Fixture, openFixture } from "../store/editor.fixture.tsx";
import { Outline } from "./Outline.tsx";

it("W60: the outline has no accessibility violation", async () => {
  const html = renderToStaticMarkup(
    <Fixture editor={openFixture("text tabs_start tab text tabs_end text")}>
      <Outline />
    </Fixture>,
  );
  expect(await axeViolations(`<main>${html}</main>`)).toEqual([]);
});
