import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Role } from "../../protocol/roles.ts";
import { Fixture, openFixture } from "../store/editor.fixture.tsx";
import { PanelBody } from "./PanelBody.tsx";

it.each<[Role, boolean]>([
  ["viewer", true],
  ["editor", false],
])("W74: the fields of a page take no input of a viewer, and say so: %s", (role, isLocked) => {
  render(
    <Fixture editor={openFixture("text")} role={role}>
      <PanelBody>
        <input aria-label="Heading" />
      </PanelBody>
    </Fixture>,
  );
  expect(screen.getByLabelText("Heading").closest("[inert]") !== null).toBe(isLocked);
  expect(screen.queryByText(/as a viewer/) !== null).toBe(isLocked);
});
