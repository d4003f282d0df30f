import { joinTexts } from "../../i18n/join-texts.ts";
import type { PageContext } from "../../renderer/index.ts";
import { findProductLink } from "../../blocks/products/product-links.ts";
import { TextLink } from "../../ui/primitives/links.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import * as css from "./AirportTransfers.css.ts";
import { PickUp } from "./PickUp.tsx";
import { ReviewsLink } from "./ReviewsLink.tsx";
import { isSeat, type Quote } from "./quote-transfer.ts";
import type { TransferRequest } from "./to-transfer-request.ts";
import { Vehicle } from "./Vehicle.tsx";

interface Props {
  readonly quote: Quote;
  readonly request: TransferRequest;
  readonly page: PageContext;
}

/** Renders one transfer: vehicles with room for the party, each with its booking, those too small, reviews, and the pick-up. */
export function OfferCard({ quote: { transfer, fitting, tooSmall }, request, page }: Props) {
  const { t } = page;
  const shown = { transfer, request, page };
  const path = findProductLink(transfer, page)?.href;
  const areSeats = tooSmall.every(isSeat);
  const small = joinTexts(
    "items",
    tooSmall.map(({ name }) => name.text),
    t,
  );
  const name = <Localized text={transfer.name} />;
  return (
    <article className={css.card}>
      <h4 className={css.name}>{path === undefined ? name : <TextLink href={path}>{name}</TextLink>}</h4>
      <ReviewsLink transfer={transfer} page={page} />
      {fitting.length === 0 && tooSmall.length > 0 && (
        <p>{t(areSeats ? "transfers.notEnoughSeats" : "transfers.noneFits")}</p>
      )}
      {fitting.length > 0 && (
        <ul role="list" className={css.vehicles}>
          {fitting.map((variant, index) => (
            <Vehicle key={variant.id} {...shown} variant={variant} isCheapest={index === 0} />
          ))}
        </ul>
      )}
      {small !== "" && !areSeats && <p className={css.soft}>{t("transfers.tooSmall", { names: small })}</p>}
      <PickUp {...shown} />
    </article>
  );
}
