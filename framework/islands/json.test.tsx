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

it("props are JSON or slots: anything else is an error of the compiler", () => {
  const correct = island({ ...definition, slots: ["children", "legend"] }, Map);
  // @ts-expect-error The legend is an element, and no slot.
  const withElement = island({ ...definition, slots: ["children"] }, Map);
  // @ts-expect-error A function is no JSON.
  const withFunction = island({ ...definition, slots: ["children"] }, Picker);
  // @ts-expect-error A date is a string once it is parsed.
  const withDate = enhanced(definition, load);
  for (const component of [correct, withElement, withFunction, withDate]) expect(component).toBeTypeOf("function");
});
