import { render } from "@testing-library/react";
import { run } from "axe-core";
import { useCallback, useRef, useState } from "react";
import { FieldForm } from "../../../studio/browser/fields/index.ts";
import type { FieldContext } from "../../../studio/browser/fields/field-props.ts";
import { asRecord } from "../../../studio/protocol/as-json.ts";
import { type Path, setAt } from "../../../studio/protocol/changes/path.ts";
import type { Json } from "../../../studio/protocol/document.ts";
import type { FieldSpec } from "../../../studio/protocol/models/field-spec.ts";
import { parseFields } from "../../../studio/protocol/models/parse-field.ts";

// jsdom has no layout, and not this function of style sheets.
Reflect.set(globalThis, "CSS", { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) });
Reflect.set(Element.prototype, "scrollIntoView", () => undefined);
Reflect.set(Range.prototype, "getClientRects", () => []);
Reflect.set(Range.prototype, "getBoundingClientRect", () => new DOMRect());

/** Returns the spec of a field with a model. */
function toSpec(model: object): FieldSpec {
  const [spec] = parseFields({ field: model });
  if (spec === undefined) throw new Error("The model is of no field.");
  return spec;
}

const root: Path = ["field"];

interface RenderedForm {
  /** Values of the whole field after each change, in their order. */
  readonly changes: readonly Json[];
  /** Shows another value, as an undo would. */
  readonly show: (value: Json | undefined) => void;
}

/** Renders the form of a field in a document that remembers its value. */
export function renderForm(model: object, value?: Json, context: Partial<FieldContext> = {}): RenderedForm {
  const spec = toSpec(model);
  const changes: Json[] = [];
  const shared = { problems: [], findings: [], focus: undefined, ...context };
  function Form({ start }: { readonly start: Json | undefined }) {
    const [current, setCurrent] = useState(start);
    const latest = useRef(start);
    const change = useCallback((path: Path, next: Json) => {
      const { field = null } = asRecord(setAt({ field: latest.current ?? null }, path, next));
      latest.current = field;
      changes.push(field);
      setCurrent(field);
    }, []);
    return <FieldForm {...shared} spec={spec} value={current} path={root} onChange={change} />;
  }
  const form = (start: Json | undefined, key: string) => <Form key={key} start={start} />;
  const { rerender } = render(form(value, "first"));
  return { changes, show: (next) => rerender(form(next, "next")) };
}

/** Returns each axe rule that the page violates. Colors need a layout, which tests in Chromium have. */
export async function listViolations(element: Element = document.body): Promise<readonly string[]> {
  const { violations, passes } = await run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  if (passes.length === 0) throw new Error("No rule applies.");
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}
