import { escapeMarkup } from "./escape-markup.ts";

/** Returns a `style` as React writes it: `{ inlineSize: "40%" }` → `inline-size:40%`. Undefined for what only React knows. */
export function styleText(style: unknown): string | undefined {
  if (typeof style !== "object" || style === null) return undefined;
  const declarations: string[] = [];
  for (const [name, value] of Object.entries(style)) {
    if (value === null || value === undefined || typeof value === "boolean" || value === "") continue;
    // React appends a unit to some numbers.
    if (typeof value !== "string") return undefined;
    declarations.push(`${escapeMarkup(propertyName(name))}:${escapeMarkup(value.trim())}`);
  }
  return declarations.join(";");
}

function propertyName(name: string): string {
  if (name.startsWith("--")) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, "-ms-");
}
