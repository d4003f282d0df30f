import type { ReactNode } from "react";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./links.css.ts";

export interface ButtonLinkProps {
  readonly href: string;
  readonly tone?: "primary" | "secondary";
  readonly size?: "regular" | "large";
  readonly children: ReactNode;
}

/** A link that is the next step. One primary on a screen. */
export function ButtonLink({ href, tone = "primary", size = "regular", children }: ButtonLinkProps) {
  return (
    <>
      <StyleSheet of={css} />
      <a href={href} className={`${css.tone[tone]} ${css.size[size]}`}>
        {children}
      </a>
    </>
  );
}

export interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link inside or under a text. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <>
      <StyleSheet of={css} />
      <a href={href} className={css.textLink}>
        {children}
      </a>
    </>
  );
}
