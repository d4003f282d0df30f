import type { ReactNode } from "react";

/** A page that consists of its slices. */
export const SlicesOnlyPage = ({ children }: { readonly children: ReactNode }): ReactNode => children;
