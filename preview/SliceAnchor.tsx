import { toSliceAnchor } from "../studio/protocol/slice-anchor.ts";
import type { PropsWithChildren } from "react";
import { StyleSheet } from "../ui/theme/StyleSheet.tsx";
import * as css from "./SliceAnchor.css.ts";

interface Props {
  readonly id: string;
  /** Why it is not there; undefined when it is. */
  readonly failure?: string | undefined;
}

/** A slice that a list of findings can link to; where one failed, travellers see nothing and editors why. */
export function SliceAnchor({ id, failure, children }: PropsWithChildren<Props>) {
  return (
    <div id={toSliceAnchor(id)} className={css.anchor}>
      <StyleSheet of={css} />
      {failure !== undefined && (
        <p className={css.failure} lang="en" dir="ltr">
          {failure}
        </p>
      )}
      {children}
    </div>
  );
}
