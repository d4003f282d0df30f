import type { ReactNode } from "react";
import { filledBase, withField } from "./field-values.ts";
import type { ModelField } from "./model-fields.ts";
import { baseFields, type Fields, renderPart } from "./render-part.tsx";
import { renderWithIslands } from "./render-with-islands.tsx";
import type { Finds } from "./test-provider.ts";

/** Other content of the page. */
interface Around {
  readonly fields?: Fields;
  readonly finds?: Finds;
}

/** Renders the part of a field with this value in it, and returns what visitors find on the page. */
export async function renderField(field: ModelField, value: unknown, { fields, finds }: Around = {}) {
  const own = withField({ ...baseFields(field), ...fields }, field.path, value);
  const { nodes, ...rest } = await renderPart(field, own, finds);
  return { ...rest, ...(await visible(nodes)) };
}

/** Renders the part of a field with a value of an editor in it. */
export async function renderFilled(field: ModelField) {
  const { nodes, ...rest } = await renderPart(field, filledBase(baseFields(field), field));
  return { ...rest, ...(await visible(nodes)) };
}

async function visible(nodes: ReactNode) {
  const { body } = new DOMParser().parseFromString(await renderWithIslands(nodes), "text/html");
  for (const unseen of body.querySelectorAll("style, script, template")) unseen.remove();
  const listTexts = (selector: string) => [...body.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    body,
    headings: listTexts("h1, h2"),
    cards: [...body.querySelectorAll("h3")].map(readVisibleName),
    texts: textNodes(body),
  };
}

/** Returns the visible text of a heading: the name of its card, without the call to action for screen readers. */
function readVisibleName(heading: Element): string {
  const hidden = new Set(heading.querySelectorAll(".visually-hidden"));
  return [...heading.querySelectorAll("*"), heading]
    .filter((element) => !hidden.has(element))
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType, TEXT_NODE }) => nodeType === TEXT_NODE)
    .map(({ textContent }) => textContent)
    .join("");
}

function textNodes(node: Node): readonly string[] {
  const own = node.nodeType === node.TEXT_NODE ? [node.textContent ?? ""] : [];
  return [...own, ...[...node.childNodes].flatMap(textNodes)];
}
