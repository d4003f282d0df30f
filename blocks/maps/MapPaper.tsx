import type { ReactNode } from "react";
import type { Locale } from "../../i18n/locales.ts";
import type { Label } from "./arrange-labels.ts";
import { distanceText } from "./distance-text.ts";
import { canvas } from "./frame.ts";
import * as css from "./map.css.ts";
import type { ScaleBar } from "./scale-bar.ts";
import type { Point } from "./simplify-line.ts";

interface Props {
  readonly className: string;
  readonly pin: Point;
  readonly labels: readonly Label[];
  readonly bar: ScaleBar;
  readonly locale: Locale;
  /** Drawing under the names. */
  readonly children: ReactNode;
}

/**
 * Frame of every map: names, a pin and a scale. North is up, also in Arabic: a map is never mirrored. Words beside it
 * say the same.
 */
export function MapPaper({ className, pin, labels, bar, locale, children }: Props) {
  return (
    <span dir="ltr" translate="no" aria-hidden="true" className={className}>
      {children}
      <span className={css.edge} />
      {labels.map((label, index) => (
        <MapLabel key={index} label={label} />
      ))}
      <svg viewBox="0 0 24 32" className={css.pin} style={placed(pin)}>
        <path d="M12 31C7 24 2 18 2 11.5a10 10 0 0 1 20 0C22 18 17 24 12 31Z" />
        <circle cx="12" cy="11.5" r="3.75" />
      </svg>
      <span className={css.bar} style={{ inlineSize: percent(bar.share) }}>
        <bdi>{distanceText(bar.kilometers, locale)}</bdi>
      </span>
    </span>
  );
}

function MapLabel({ label: { kind, side, at, text, wideOnly } }: { readonly label: Label }) {
  const looks = [css.label, css.kinds[kind], css.sides[kind][side], ...(wideOnly ? [css.wideOnly] : [])];
  return (
    <>
      {kind === "city" && <span className={wideOnly ? `${css.dot} ${css.wideOnly}` : css.dot} style={placed(at)} />}
      <span className={looks.join(" ")} style={placed(at)}>
        <bdi>{text}</bdi>
      </span>
    </>
  );
}

function placed([x, y]: Point) {
  return { insetInlineStart: percent(x / canvas.width), insetBlockStart: percent(y / canvas.height) };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
