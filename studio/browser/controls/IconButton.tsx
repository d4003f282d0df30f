import type { IconNode } from "lucide";
import type { ButtonHTMLAttributes } from "react";
import { Icon } from "./Icon.tsx";
import * as css from "./controls.css.ts";

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconNode;
  /** Its name, which the pointer shows too. */
  readonly label: string;
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={css.iconButton} aria-label={label} title={label} {...rest}>
      <Icon icon={icon} />
    </button>
  );
}
