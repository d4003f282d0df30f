import { isTitle } from "./field-parser.ts";
import type { Fields } from "./slice-model.ts";
import { SliceProblem } from "./slice-problem.ts";

/** Returns the field whose text an island shows: the title, or else the first text. Throws a SliceProblem without one. */
export function findLabelField(fields: Fields): string {
  const all = Object.entries(fields);
  const found = all.find(([, field]) => isTitle(field)) ?? all.find(([, field]) => field.type === "Text");
  if (found === undefined) throw new SliceProblem("An island shows a text: add a field such as title:title.");
  return found[0];
}

/** Returns the files of a slice's React island: an ordinary component with state, and its test. */
export function islandSources(name: string): Readonly<Record<string, string>> {
  return { [`${name}.client.tsx`]: clientSource(name), [`${name}.client.test.tsx`]: clientTestSource(name) };
}

const clientSource = (name: string) => `"use client";

import { useState } from "react";

interface ${name}Props {
  readonly label: string;
}

/** Counts how often it is clicked. */
export function ${name}({ label }: ${name}Props) {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{\`\${label} \${count}\`}</button>;
}
`;

const clientTestSource = (name: string) => `import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ${name} } from "./${name}.client.tsx";

it("counts clicks", () => {
  render(<${name} label="Likes" />);
  const button = screen.getByRole("button", { name: "Likes 0" });
  fireEvent.click(button);
  expect(button.textContent).toBe("Likes 1");
});
`;
