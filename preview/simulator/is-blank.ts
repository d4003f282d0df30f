import { Fragment, isValidElement, type ReactNode } from "react";
import { isEmptyContent } from "../../renderer/render/is-empty-content.ts";

interface Props {
  readonly children?: ReactNode;
  readonly className?: unknown;
}

/** Whether a rendered page shows nothing: its boxes are empty, and its heading is for screen readers alone. */
export function isBlank(content: ReactNode): boolean {
  if (Array.isArray(content)) return content.every(isBlank);
  if (!isValidElement<Props>(content)) return isEmptyContent(content);
  const { children, className } = content.props;
  const isBox = content.type === Fragment || content.type === "div";
  return content.type === "style" || className === "visually-hidden" || (isBox && isBlank(children));
}
