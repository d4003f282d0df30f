import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { Fixture, openFixture } from "../store/editor.fixture.tsx";
import { useMarket } from "./use-market.ts";

const open = () =>
  renderHook(() => useMarket(), {
    wrapper: ({ children }) => <Fixture editor={openFixture("text")}>{children}</Fixture>,
  });

test("W158: the next document is shown at the width of the one before", () => {
  const first = open();
  expect(first.result.current.width).toBe(1440);
  act(() => first.result.current.setWidth(390));
  first.unmount();
  expect(open().result.current.width).toBe(390);
});
