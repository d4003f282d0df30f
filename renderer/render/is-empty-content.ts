import { Fragment, isValidElement, type ReactNode } from "react";

/** Returns whether visitors see nothing of what `runComponents` returned: no element but style sheets, and no text. */
export function isEmptyContent(content: ReactNode): boolean {
  if (isValidElement<{ readonly children?: ReactNode }>(content)) {
    return content.type === "style" || (content.type === Fragment && isEmptyContent(content.props.children));
  }
  if (Array.isArray(content)) return content.every(isEmptyContent);
  return content === null || content === undefined || typeof content === "boolean" || content === "";
}
