import { style } from "@vanilla-extract/css";

export const icon = style({ flex: "none", inlineSize: "20px", blockSize: "20px" });

export const directional = style({ selectors: { "[dir=rtl] &": { scale: "-1 1" } } });
