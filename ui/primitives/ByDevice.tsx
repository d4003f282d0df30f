import type { ReactNode } from "react";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./by-device.css.ts";

interface ByDeviceProps {
  /** Returns what a phone has, or any other screen. */
  readonly children: (isMobile: boolean) => ReactNode;
}

/** Renders something once for other screens and once for a phone, whose booking has another step (C23). */
export function ByDevice({ children }: ByDeviceProps) {
  return (
    <>
      <StyleSheet of={css} />
      <div className={css.wide}>{children(false)}</div>
      <div className={css.phone}>{children(true)}</div>
    </>
  );
}
