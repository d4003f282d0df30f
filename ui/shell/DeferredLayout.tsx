import { StyleSheet } from "../theme/StyleSheet.tsx";
import { media } from "../theme/tokens.ts";
import * as css from "./DeferredLayout.css.ts";
import { deferLayout } from "./defer-layout.ts";

interface Props {
  /** What tells the server that the script is ours, so that the page's policy allows it. */
  readonly mark: string;
}

/** Lays out a page on a phone one section after another. Stands before what it defers. */
export function DeferredLayout({ mark }: Props) {
  return (
    <>
      <StyleSheet of={css} precedence="theme" />
      <script
        data-ours={mark}
        dangerouslySetInnerHTML={{ __html: `(${deferLayout.toString()})(${JSON.stringify(media.phone)})` }}
      />
    </>
  );
}
