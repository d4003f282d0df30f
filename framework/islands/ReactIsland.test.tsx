import { text } from "node:stream/consumers";
import { type ReactNode, useState } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { afterEach, expect, it, vi } from "vitest";
import { island } from "./island.tsx";

const logged = vi.spyOn(console, "error").mockReturnValue();
afterEach(() => logged.mockClear());

async function renderPage(shown: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <main>
      <p>beside</p>
      {shown}
    </main>,
  );
  return text(prelude);
}

interface WidthProps {
  readonly unit: string;
  readonly children?: ReactNode;
}

function Width({ unit, children }: WidthProps) {
  const [width] = useState(() => window.innerWidth);
  return (
    <p>
      {children} {width} {unit}
    </p>
  );
}

const Framed = ({ unit, children }: WidthProps) => (
  <section>
    {children}
    {[<Width key="a" unit={unit} />, <i key="b">or so</i>]}
  </section>
);

it.each([
  ["itself", Width, '<x-slot name="children">Width</x-slot>'],
  ["a component in it", Framed, '<section><x-slot name="children">Width</x-slot><i>or so</i></section>'],
])("F6: what throws on the server is omitted, and its page stays: %s", async (_what, Client, html) => {
  const Screen = island({ name: "A/Width" }, Client);
  expect(await renderPage(<Screen unit="px">Width</Screen>)).toBe(
    `<main><p>beside</p><x-island name="A/Width" when="visible" clicks="button" props="{&quot;unit&quot;:&quot;px&quot;}">${html}</x-island></main>`,
  );
  expect(logged.mock.calls.map(([error]) => String(error))).toEqual([
    "Error: The island A/Width failed on the server and was omitted: window is not defined. See docs/recipes/island.md.",
  ]);
});

it("renders what does not throw, with its state", async () => {
  const Counter = island({ name: "A/Counter" }, ({ start }: { readonly start: number }) => {
    const [count] = useState(start);
    return <button type="button">{count}</button>;
  });
  expect(await renderPage(<Counter start={3} />)).toContain('<button type="button">3</button>');
  expect(logged).not.toHaveBeenCalled();
});
