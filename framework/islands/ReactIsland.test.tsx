import { text } from "node:stream/consumers";
import { type ReactNode, useState } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { afterEach, expect, it, vi } from "vitest";
import { island } from "./island.tsx";

const logged = vi.spyOn(console, "error").mockReturnValue();
afterEach(() => logged.mockClear());

async function renderPage(island: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <main>
      <p>beside</p>
      {island}
    </main>,
  );
  return text(prelude);
}

function Width({ unit, children }: { readonly unit: string; readonly children?: ReactNode }) {
  const [width] = useState(() => window.innerWidth);
  return (
    <p>
      {children} {width} {unit}
    </p>
  );
}

const Screen = island({ name: "A/Width" }, ({ unit, children }: Parameters<typeof Width>[0]) => (
  <section>
    <Width unit={unit}>{children}</Width>
  </section>
));

it("F6: a client component that throws on the server is omitted but for its children, and its page stays", async () => {
  expect(await renderPage(<Screen unit="px">Width</Screen>)).toBe(
    '<main><p>beside</p><x-island name="A/Width" when="visible" clicks="button" props="{&quot;unit&quot;:&quot;px&quot;}">' +
      '<x-slot name="children">Width</x-slot></x-island></main>',
  );
  expect(String(logged.mock.calls[0]?.[0])).toBe(
    "Error: The island A/Width failed on the server and was omitted: window is not defined. See docs/recipes/island.md.",
  );
});

it("renders what does not throw, with its state", async () => {
  const Counter = island({ name: "A/Counter" }, ({ start }: { readonly start: number }) => {
    const [count] = useState(start);
    return <button type="button">{count}</button>;
  });
  expect(await renderPage(<Counter start={3} />)).toContain('<button type="button">3</button>');
  expect(logged).not.toHaveBeenCalled();
});
