import type { ReactNode } from "react";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./Badge.css.ts";

export interface BadgeProps {
  /** `scarcity` only for what truly runs out. */
  readonly tone: "plain" | "scarcity";
  /** Places it. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One short fact on a picture. */
export function Badge({ tone, className = "", children }: BadgeProps) {
  return (
    <>
      <StyleSheet of={css} />
      <span className={`${css.tone[tone]} ${className}`.trim()}>{children}</span>
    </>
  );
}
