import type { ReactNode } from "react";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./TextLink.css.ts";

export interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link inside or under a text. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <>
      <StyleSheet of={css} />
      <a href={href} className={css.link}>
        {children}
      </a>
    </>
  );
}
