import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { RenderSlices, Simulated } from "./simulated.ts";
import { useSimulation } from "./use-simulation.ts";

const simulated = (content: string): Simulated => ({ content, findings: null, count: 0, note: "" });

function simulate(renderSlices: RenderSlices) {
  return renderHook(({ initial }) => useSimulation(renderSlices, initial, "en"), {
    initialProps: { initial: simulated("first") },
  });
}

it("F4: shows what the server renders anew once the code of a slice has changed", () => {
  const { result, rerender } = simulate(vi.fn());
  expect(result.current.shown.content).toBe("first");
  rerender({ initial: simulated("changed") });
  expect(result.current.shown.content).toBe("changed");
});

it("F4: renders a zone that was sent again once the code has changed", async () => {
  const renderSlices = vi.fn<RenderSlices>();
  renderSlices.mockResolvedValueOnce(simulated("sent 1")).mockResolvedValueOnce(simulated("sent 2"));
  const { result, rerender } = simulate(renderSlices);
  act(() => result.current.show({ slices: [{ slice_type: "hero" }], locale: "en" }));
  await waitFor(() => expect(result.current.shown.content).toBe("sent 1"));
  rerender({ initial: simulated("changed") });
  await waitFor(() => expect(result.current.shown.content).toBe("sent 2"));
  expect(renderSlices).toHaveBeenLastCalledWith('[{"slice_type":"hero"}]', "en");
});
