import {
  Component,
  createElement,
  forwardRef,
  type FunctionComponent,
  isValidElement,
  lazy,
  memo,
  type ReactNode,
  Suspense,
} from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { setProcess } from "../next/process-half.fixture.ts";
import { finishContent } from "./markup/finish-content.ts";
import { runComponents } from "./run-components.tsx";

const renderHtml = (node: Parameters<typeof runComponents>[0]) =>
  renderToStaticMarkup(<>{runComponents(node, new Map())}</>);

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

/** An element with props that its type would not allow. */
const host = (type: string, props: Record<string, unknown>) => createElement(type, props);

describe("runComponents", () => {
  it("renders what React would render", () => {
    const tree = (
      <Box>
        {["a", "b"].map((text) => (
          <Title key={text} text={text} />
        ))}
        text {1} {null}
      </Box>
    );
    expect(renderHtml(tree)).toBe(renderToStaticMarkup(tree));
  });

  it("runs every function component", () => {
    const output = runComponents(<Title text="a" />, new Map());
    expect(isValidElement(output) && output.type).toBe("h2");
  });

  // Client components, whose references nothing tells from functions here.
  it.each([
    ["a function", (client: FunctionComponent) => client],
    [
      "no function that can be inspected",
      (client: FunctionComponent) =>
        new Proxy(client, {
          has: () => {
            throw new TypeError("It can't be inspected.");
          },
        }),
    ],
  ])(
    "X28: leaves %s that it can't run to React, where React's elements are not as relied on",
    (_title, toReference) => {
      let isRendering = false;
      const Client = toReference(() => {
        if (!isRendering) throw new Error("It is called from the server.");
        return <b>b</b>;
      });
      const tree = () => runComponents(<Box>{[<Title key="a" text="a" />, <Client key="b" />]}</Box>, new Map());
      expect(tree).toThrow(/inspected|called from the server/);
      onTestFinished(setProcess({ leavesToReact: true }));
      const content = finishContent(tree());
      isRendering = true;
      expect(renderToStaticMarkup(<>{content}</>)).toBe("<div><h2>a</h2><b>b</b></div>");
    },
  );

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

  it("renders a style sheet once in a whole page", () => {
    const seen = new Map<string, React.ReactElement>();
    const html = [<Card key="1" text="a" />, <Card key="2" text="b" />].map((card) =>
      renderToStaticMarkup(<>{runComponents(card, seen)}</>),
    );
    expect(html.join("").match(/\.card\{\}/g)).toHaveLength(1);
  });

  it("changes nothing when it runs twice", () => {
    const seen = new Map<string, React.ReactElement>();
    const once = runComponents(<Card text="a" />, seen);
    expect(renderToStaticMarkup(<>{runComponents(once, seen)}</>)).toBe(renderToStaticMarkup(<>{once}</>));
    expect(renderToStaticMarkup(<>{once}</>)).toContain(".card{}");
  });

  it("requires keys nowhere that React would not", () => {
    const Island = Object.assign(Box, { $$typeof: Symbol.for("react.client.reference") });
    const Framed = ({ children }: { readonly children: React.ReactNode }) => (
      <section>
        <hr />
        {children}
      </section>
    );
    const warn = vi.spyOn(console, "error").mockImplementation(() => {});
    renderHtml(
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

  it("leaves an island as it is and runs the elements in its props", () => {
    const neverRun = (_props: { readonly panels: readonly object[] }) => <p>never run here</p>;
    const Island = Object.assign(neverRun, { $$typeof: Symbol.for("react.client.reference") });
    const output = runComponents(
      <Box>
        <Island panels={[{ label: "a", content: <Title text="inside" /> }]} />
      </Box>,
      new Map(),
    );
    const island = isValidElement<{ children: React.ReactElement<{ panels: { content: React.ReactElement }[] }> }>(
      output,
    )
      ? output.props.children
      : undefined;
    expect(island?.type).toBe(Island);
    expect(island?.props.panels[0]?.content.type).toBe("h2");
  });

  it.each([
    ["memo", memo(Title)],
    ["memo of memo", memo(memo(Title))],
    ["forwardRef", forwardRef<unknown, { readonly text: string }>(({ text }, _ref) => <Title text={text} />)],
    [
      "memo of forwardRef",
      memo(forwardRef<unknown, { readonly text: string }>(({ text }, _ref) => <Title text={text} />)),
    ],
  ])("runs a component in %s", (_name, Wrapped) => {
    expect(renderHtml(<Wrapped text="a" />)).toBe("<h2>a</h2>");
  });

  it.each([
    ["memo", memo(Broken)],
    ["forwardRef", forwardRef(Broken)],
  ])("throws at once what a component in %s throws", (_name, Throwing) => {
    expect(() => renderHtml(<Throwing />)).toThrow("no such price");
  });

  it.each([
    ["a set", new Set([<Title key="a" text="a" />, "b"])],
    ["a generator", letters()],
    ["lists in lists", [[<Title key="a" text="a" />], ["b"]]],
  ])("runs the elements in %s", (_name, children) => {
    expect(renderHtml(<Box>{children}</Box>)).toBe("<div><h2>a</h2>b</div>");
  });

  it("runs the fallback of a Suspense", () => {
    expect(() => renderHtml(<Suspense fallback={<Broken />}>text</Suspense>)).toThrow("no such price");
  });

  const Lazy = lazy(async () => ({ default: Title }));
  class OldTitle extends Component<{ readonly text: string }> {
    override render() {
      return this.props.text;
    }
  }
  const Island = Object.assign(({ value }: { readonly value: unknown }) => String(value), {
    $$typeof: Symbol.for("react.client.reference"),
  });
  it.each<[string, ReactNode, string]>([
    ["a promise", Promise.resolve("later"), "may not wait"],
    ["a lazy component", <Lazy key="x" text="a" />, "belong in an island"],
    ["a class component", <OldTitle key="x" text="a" />, "belong in an island"],
    ["an event handler on a host element", host("button", { onClick: () => {} }), "as onClick"],
    ["a ref on a host element", host("i", { ref: () => {} }), "as ref"],
    ["content in a void element", host("br", { children: "a" }), "can't have content"],
    ["a style that is no object", host("i", { style: "color:red" }), "no object"],
    ["a function in an island's props", <Island key="x" value={() => {}} />, "can't be sent a function as value"],
    ["an instance in an island's props", <Island key="x" value={[new URL("https://a.example/")]} />, "URL as value"],
    ["a promise in an island's props", <Island key="x" value={{ deep: Promise.resolve() }} />, "Promise as deep"],
  ])("rejects %s, which React would reject later", (_name, node, message) => {
    expect(() => runComponents(<Box>{node}</Box>, new Map())).toThrow(message);
  });

  it.each(["useState", "useEffect"])("F3: names the recipe of islands for a component that calls %s", (hook) => {
    const Counter = () => {
      throw new TypeError(`Cannot read properties of null (reading '${hook}')`);
    };
    const message = `where ${hook} has no effect: put it in an island, see docs/recipes/island.md.`;
    expect(() => runComponents(<Counter />, new Map())).toThrow(message);
  });

  it("rejects objects, functions and symbols as content", () => {
    for (const content of [{ price: 1 }, () => "text", Symbol("text")]) {
      expect(() => runComponents(host("p", { children: content }), new Map())).toThrow(TypeError);
    }
  });

  it("runs the elements in maps, sets and lists of an island's props", () => {
    const value = { list: [<Title key="a" text="a" />], map: new Map([["b", <Title key="b" text="b" />]]) };
    const island = runComponents(<Island value={value} />, new Map());
    const props: unknown = isValidElement(island) ? island.props : undefined;
    expect(props).toMatchObject({
      value: { list: [{ props: { children: {} } }], map: new Map([["b", expect.objectContaining({})]]) },
    });
    expect(JSON.stringify(props)).not.toContain('"text"');
  });
});

function* letters() {
  yield <Title key="a" text="a" />;
  yield "b";
}
