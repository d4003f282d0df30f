import type { ReactNode } from "react";
import type { ViewerPicture } from "./viewer-picture.ts";
import type { ViewerTexts } from "./viewer-texts.ts";

export interface ViewerProps {
  readonly pictures: readonly ViewerPicture[];
  readonly texts: ViewerTexts;
  readonly icons: { readonly next: ReactNode; readonly previous: ReactNode; readonly close: ReactNode };
  readonly direction: "ltr" | "rtl";
  /** Links to the pictures, each with its place in `data-picture`. */
  readonly children: ReactNode;
}
