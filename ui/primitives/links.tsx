import type { ReactNode } from "react";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { LinkText } from "./LinkText.tsx";
import * as css from "./links.css.ts";

export interface ButtonLinkProps {
  readonly href: string;
  /** BCP 47: the language of the page there, where it is another than this one's. */
  readonly hrefLang?: string;
  readonly tone?: "primary" | "secondary";
  readonly size?: "regular" | "large";
  readonly children: ReactNode;
}

/** A link that is the next step. One primary on a screen. */
export function ButtonLink({ tone = "primary", size = "regular", children, ...target }: ButtonLinkProps) {
  return (
    <>
      <StyleSheet of={css} />
      <a {...target} className={`${css.tone[tone]} ${css.size[size]}`}>
        <LinkText hrefLang={target.hrefLang}>{children}</LinkText>
      </a>
    </>
  );
}

export interface TextLinkProps {
  readonly href: string;
  /** BCP 47: the language of the page there, where it is another than this one's. */
  readonly hrefLang?: string;
  readonly children: ReactNode;
}

/** A link inside or under a text. */
export function TextLink({ children, ...target }: TextLinkProps) {
  return (
    <>
      <StyleSheet of={css} />
      <a {...target} className={css.textLink}>
        <LinkText hrefLang={target.hrefLang}>{children}</LinkText>
      </a>
    </>
  );
}
