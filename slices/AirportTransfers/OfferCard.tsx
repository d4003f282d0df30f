import { joinTexts } from "../../i18n/join-texts.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { ButtonLink, TextLink } from "../../ui/primitives/links.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import * as css from "./AirportTransfers.css.ts";
import { PickUp } from "./PickUp.tsx";
import type { Quote } from "./quote-of.ts";
import type { TransferRequest } from "./request-of.ts";
import { Vehicle } from "./Vehicle.tsx";

interface Props {
  readonly quote: Quote;
  readonly request: TransferRequest;
  readonly page: PageContext;
}

/** Renders one transfer: vehicles with room for the party, those that are too small, the pick-up and the booking. */
export function OfferCard({ quote: { transfer, fitting, tooSmall }, request, page }: Props) {
  const { t } = page;
  const path = page.productPath(transfer);
  const small = joinTexts(
    "items",
    tooSmall.map(({ name }) => name.text),
    t,
  );
  const name = <Localized text={transfer.name} />;
  return (
    <article className={css.card}>
      <h4 className={css.name}>{path === undefined ? name : <TextLink href={path}>{name}</TextLink>}</h4>
      {fitting.length === 0 && <p>{t("transfers.noneFits")}</p>}
      {fitting.length > 0 && (
        <ul role="list" className={css.vehicles}>
          {fitting.map((variant) => (
            <Vehicle key={variant.id} variant={variant} request={request} page={page} />
          ))}
        </ul>
      )}
      {small !== "" && <p className={css.soft}>{t("transfers.tooSmall", { names: small })}</p>}
      <PickUp transfer={transfer} request={request} page={page} />
      {fitting.length > 0 && (
        <ButtonLink href={page.bookingUrl(transfer, request.date === undefined ? {} : { date: request.date })}>
          {t("product.bookNow")}
        </ButtonLink>
      )}
    </article>
  );
}
