import { StyleSheet } from "../theme/StyleSheet.tsx";
import { media } from "../theme/tokens.ts";
import * as css from "./DeferredLayout.css.ts";
import { deferLayout } from "./defer-layout.ts";
import { OwnScript, type OwnScriptProps } from "./OwnScript.tsx";

/** Lays out a page on a phone one section after another. Stands before what it defers. */
export function DeferredLayout({ mark }: Pick<OwnScriptProps<string>, "mark">) {
  return (
    <>
      <StyleSheet of={css} precedence="theme" />
      <OwnScript run={deferLayout} argument={media.phone} mark={mark} />
    </>
  );
}
