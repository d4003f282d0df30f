import { isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { runComponents } from "./run-components.tsx";

const draw = (node: Parameters<typeof runComponents>[0]) => renderToStaticMarkup(<>{runComponents(node, new Map())}</>);

function Title({ text }: { readonly text: string }) {
  return <h2>{text}</h2>;
}

function Card({ text }: { readonly text: string }) {
  return (
    <article>
      <style href="card" precedence="component">
        {".card{}"}
      </style>
      <Title text={text} />
    </article>
  );
}

function Broken(): never {
  throw new Error("no such price");
}

function Box({ children }: { readonly children: React.ReactNode }) {
  return <div>{children}</div>;
}

describe("runComponents", () => {
  it("draws what React would draw", () => {
    const tree = (
      <Box>
        {["a", "b"].map((text) => (
          <Title key={text} text={text} />
        ))}
        text {1} {null}
      </Box>
    );
    expect(draw(tree)).toBe(renderToStaticMarkup(tree));
  });

  it("leaves no function component to run later", () => {
    const runComponentsd = runComponents(<Title text="a" />, new Map());
    expect(isValidElement(runComponentsd) && runComponentsd.type).toBe("h2");
  });

  it("throws what a nested component throws, at once", () => {
    expect(() =>
      runComponents(
        <Box>
          <Broken />
        </Box>,
        new Map(),
      ),
    ).toThrow("no such price");
  });

  it("keeps a style sheet once for a whole page", () => {
    const seen = new Map<string, React.ReactElement>();
    const html = [<Card key="1" text="a" />, <Card key="2" text="b" />].map((card) =>
      renderToStaticMarkup(<>{runComponents(card, seen)}</>),
    );
    expect(html.join("").match(/\.card\{\}/g)).toHaveLength(1);
  });

  it("changes nothing when it is done twice", () => {
    const seen = new Map<string, React.ReactElement>();
    const once = runComponents(<Card text="a" />, seen);
    expect(renderToStaticMarkup(<>{runComponents(once, seen)}</>)).toBe(renderToStaticMarkup(<>{once}</>));
    expect(renderToStaticMarkup(<>{once}</>)).toContain(".card{}");
  });

  it("asks for keys nowhere that React would not", () => {
    const Island = Object.assign(Box, { $$typeof: Symbol.for("react.client.reference") });
    const Framed = ({ children }: { readonly children: React.ReactNode }) => (
      <section>
        <hr />
        {children}
      </section>
    );
    const warn = vi.spyOn(console, "error").mockImplementation(() => {});
    draw(
      <Framed>
        <Title text="a" />
        <Title text="b" />
        <Island>
          <Title text="c" />
          <i>d</i>
        </Island>
      </Framed>,
    );
    expect(warn.mock.calls).toEqual([]);
    warn.mockRestore();
  });

  it("refuses a component that waits", () => {
    const Waiting = async () => <p>later</p>;
    expect(() => runComponents(<Waiting />, new Map())).toThrow("may not wait");
  });

  it("leaves an island as it is and runComponentss what it is given", () => {
    const neverRun = (_props: { readonly panels: readonly object[] }) => <p>never run here</p>;
    const Island = Object.assign(neverRun, { $$typeof: Symbol.for("react.client.reference") });
    const runComponentsd = runComponents(
      <Box>
        <Island panels={[{ label: "a", content: <Title text="inside" /> }]} />
      </Box>,
      new Map(),
    );
    const island = isValidElement<{ children: React.ReactElement<{ panels: { content: React.ReactElement }[] }> }>(
      runComponentsd,
    )
      ? runComponentsd.props.children
      : undefined;
    expect(island?.type).toBe(Island);
    expect(island?.props.panels[0]?.content.type).toBe("h2");
  });
});
