import { Fragment } from "react";
import type { SliceProps } from "../../renderer/define-slice.tsx";
import type { TabFields } from "./index.ts";

/** The slices of one tab, in order; its title is drawn by the tab bar. */
export function Tab({ members }: Pick<SliceProps<TabFields>, "members">) {
  return members.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);
}
