import type { ReactNode } from "react";
import * as css from "./controls.css.ts";

interface BoxProps {
  readonly isInvalid: boolean;
  readonly children: ReactNode;
}

/** The border around a control. */
export function Box({ isInvalid, children }: BoxProps) {
  return (
    <div className={css.box} data-invalid={isInvalid || undefined}>
      {children}
    </div>
  );
}
