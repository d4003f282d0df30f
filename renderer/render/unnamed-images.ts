import { isValidElement, type ReactNode } from "react";
import { omitPictureParameters } from "../parse/unnamed-pictures.ts";

interface ImageProps {
  readonly children?: ReactNode;
  readonly src?: unknown;
  readonly alt?: unknown;
}

/** Returns the addresses of images that `runComponents` returned with an empty alternative text. */
export function unnamedImages(content: ReactNode): ReadonlySet<string> {
  const addresses = new Set<string>();
  const visit = (node: ReactNode): void => {
    if (Array.isArray(node)) for (const child of node) visit(child);
    if (!isValidElement<ImageProps>(node)) return;
    const { src, alt, children } = node.props;
    if (node.type === "img" && alt === "" && typeof src === "string") addresses.add(omitPictureParameters(src));
    visit(children);
  };
  visit(content);
  return addresses;
}
