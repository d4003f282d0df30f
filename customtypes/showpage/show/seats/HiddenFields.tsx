import type { View } from "../../../../routing/view.ts";

interface HiddenFieldsProps {
  readonly names: readonly string[];
  readonly view: View;
}

/** Parameters of the page's address that a form sends unchanged. */
export function HiddenFields({ names, view }: HiddenFieldsProps) {
  return names.map(
    (name) => view[name] !== undefined && <input key={name} type="hidden" name={name} value={view[name]} />,
  );
}
