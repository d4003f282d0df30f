import type { ReactNode } from "react";

export interface UsualPriceProps {
  /** Says what the price is to those who don't see that it is struck through. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What a reduced price was reduced from. Isolated, as digits run against the line in Arabic. */
export function UsualPrice({ label, children }: UsualPriceProps) {
  return (
    <s>
      <span className="visually-hidden">{label} </span>
      <bdi>{children}</bdi>
    </s>
  );
}
