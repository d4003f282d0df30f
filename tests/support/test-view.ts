import { views } from "../../app/_composition/views.ts";
import { pickView, type View } from "../../routing/view.ts";

/** Returns the view of a page that honors all parameters: each is there, in the order of an address. */
export function testView(values: View = {}): View {
  return pickView(
    values,
    views.parameters.map(({ name }) => name),
  );
}
