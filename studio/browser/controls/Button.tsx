import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps } from "react-aria-components/Button";
import * as styles from "./Button.css.ts";

interface Props extends Omit<ButtonProps, "className" | "style" | "children"> {
  readonly children: ReactNode;
  readonly look?: keyof typeof styles.looks;
}

/** A button. `primary` is the one action of a view; `plain` has no border. */
export function Button({ look = "usual", ...props }: Props) {
  return <AriaButton {...props} className={styles.looks[look]} />;
}
