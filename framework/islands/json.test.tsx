import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { enhanced, island } from "./island.tsx";

interface MapProps {
  readonly places: readonly { readonly name: string; readonly at?: readonly [number, number] }[];
  readonly direction: "ltr" | "rtl";
  readonly legend: ReactNode;
  readonly children: ReactNode;
}

const definition = { name: "A/Map", when: "visible" } as const;

function Map({ legend }: MapProps) {
  return legend;
}

function Picker({ onPick: _onPick }: { readonly onPick: () => void; readonly children?: ReactNode }) {
  return null;
}

const load = async () => ({ enhance: (_element: HTMLElement, _data: { readonly since: Date }) => () => {} });

interface LikeProps {
  readonly label: string;
  readonly start?: number;
}

function Like({ label, start = 0 }: LikeProps) {
  return `${label} ${start}`;
}

it("F2: a React island may have plain data only, which its users pass by name", () => {
  const Counter = island({ name: "A/Like" }, Like);
  const Touched = island({ name: "A/Like", when: "touched", slots: [] }, Like);
  const elements = [
    <Counter key="a" label="Like" />,
    <Touched key="b" label="Like" start={3} />,
    // @ts-expect-error The label is missing.
    <Counter key="c" start={3} />,
    // @ts-expect-error It has no such prop.
    <Counter key="d" label="Like" end={3} />,
  ];
  for (const element of elements) expect(element.type).toBeTypeOf("function");
});

it("props are JSON or slots: anything else is an error of the compiler", () => {
  const correct = island({ ...definition, slots: ["children", "legend"] }, Map);
  // @ts-expect-error The legend is an element, and no slot.
  const withElement = island({ ...definition, slots: ["children"] }, Map);
  // @ts-expect-error A function is no JSON.
  const withFunction = island({ ...definition, slots: ["children"] }, Picker);
  // @ts-expect-error A date is a string once it is parsed.
  const withDate = enhanced(definition, load);
  // @ts-expect-error A date is no JSON, in a React island either.
  const withDay = island(definition, ({ day }: { readonly day: Date }) => day.toISOString());
  for (const component of [withDay, correct, withElement, withFunction, withDate])
    expect(component).toBeTypeOf("function");
});
