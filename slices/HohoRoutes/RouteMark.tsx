import type { BusRoute } from "../../catalog/bus/network.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { findDashes } from "./patterns.ts";
import * as css from "./RouteMark.css.ts";

interface Props {
  readonly route: BusRoute;
  /** Its place in the network, which decides its line. */
  readonly index: number;
}

/** The key of a map: the line of a route, and its letter. Its name stands beside it. */
export function RouteMark({ route: { color, letter }, index }: Props) {
  return (
    <svg viewBox="0 0 56 20" aria-hidden="true" className={css.mark}>
      <StyleSheet of={css} />
      <path d="M0 10H56" stroke={color} strokeWidth="5" strokeDasharray={findDashes(index)} />
      <rect x="18" width="20" height="20" rx="4" fill={color} />
      <text x="28" y="10" className={css.letter}>
        {letter}
      </text>
    </svg>
  );
}
