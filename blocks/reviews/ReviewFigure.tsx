import { formatDate } from "../../i18n/dates.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { MessageKey, Translator } from "../../i18n/translator.ts";
import type { Review, ReviewKind } from "../../catalog/review/review.ts";
import { LinkText } from "../../ui/primitives/LinkText.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { Initial } from "./Initial.tsx";
import * as css from "./ReviewFigure.css.ts";
import { ReviewWords } from "./ReviewWords.tsx";
import { Stars } from "./Stars.tsx";

export interface ReviewFigureProps {
  readonly review: Review;
  /** Where the page of the reviewed product is, where reviews of several are together. */
  readonly link?: { readonly href: string; readonly hrefLang?: string } | undefined;
  readonly locale: Locale;
  readonly t: Translator;
}

const kinds = {
  USER: undefined,
  CRITIC: "reviews.critic",
  CONTRIBUTOR: "reviews.contributor",
  PROVIDER: "reviews.provider",
} as const satisfies Readonly<Record<ReviewKind, MessageKey | undefined>>;

/** A review with who wrote it, when, and of what (A4). A translation is marked. */
export function ReviewFigure({ review, link, locale, t }: ReviewFigureProps) {
  const { name, rating, writtenAt, product } = review;
  const notes = listReviewNotes(review, t).map((note) => ` · ${note}`);
  return (
    <figure className={css.review}>
      <StyleSheet of={css} />
      <Stars rating={rating} locale={locale} t={t} />
      <ReviewWords review={review} locale={locale} t={t} />
      <figcaption className={css.by}>
        <Initial name={name} locale={locale} />
        <div>
          <bdi>{name}</bdi> · {formatDate(new Date(writtenAt), locale)}
          {notes}
          {product && <Source name={product.name} link={link} />}
        </div>
      </figcaption>
    </figure>
  );
}

/** Name of the reviewed product: a link if it has a page. */
function Source({ name, link }: Pick<ReviewFigureProps, "link"> & { readonly name: LocalizedText }) {
  const words = <Localized text={name} />;
  if (link === undefined) return <cite className={css.source}>{words}</cite>;
  return (
    <cite className={css.source}>
      <a {...link}>
        <LinkText hrefLang={link.hrefLang}>{words}</LinkText>
      </a>
    </cite>
  );
}

/**
 * Returns who but a customer wrote a review, its vehicle (D15), and whether it is of a booking. The organizer booked
 * none.
 */
function listReviewNotes({ kind, vehicleType, verified }: Review, t: Translator): readonly string[] {
  if (kind === "PROVIDER") return [t(kinds[kind])];
  const by = kinds[kind];
  return [
    ...(by === undefined ? [] : [t(by)]),
    ...(vehicleType === undefined ? [] : [t("reviews.vehicle", { vehicle: t(`experience.vehicles.${vehicleType}`) })]),
    ...(verified ? [t("experience.verified")] : []),
  ];
}
