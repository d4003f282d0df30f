import type { SliceProps } from "../../renderer/define-slice.tsx";
import { honours } from "../../renderer/honours.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./AirportTransfers.css.ts";
import type { AirportTransfersFields } from "./index.ts";
import { Offers } from "./Offers.tsx";
import { isPrivate, quoteOf } from "./quote-of.ts";
import { requestOf, servedAirports } from "./request-of.ts";
import { TransferForm } from "./TransferForm.tsx";
import { transfersOf } from "./transfers-of.ts";

/** Renders the transfers of a city's airports: what fits a party and its flight, private and shared apart. */
export function AirportTransfers({ fields, id, page }: SliceProps<AirportTransfersFields>) {
  const transfers = transfersOf(fields, page.snapshot, page);
  if (transfers.length === 0) return null;
  const { snapshot, t } = page;
  const airports = servedAirports(snapshot.get("airports", "all") ?? [], transfers);
  const request = requestOf(page.view, airports);
  const quotes = transfers
    .filter(({ transfer }) => request.airport === "" || transfer.airport === request.airport)
    .map((transfer) => quoteOf(transfer, snapshot.get("variants", { id: transfer.id }) ?? [], request));
  const shown = { request, page };
  return (
    <Section id={id} title={page.text(fields.title) || t("transfers.title")} intro={page.text(fields.intro)}>
      <StyleSheet of={css} />
      <div className={css.columns}>
        {honours(page.view, "airport") && <TransferForm {...shown} airports={airports} id={id} />}
        <div className={css.offers}>
          <Offers {...shown} kind="private" quotes={quotes.filter(({ transfer }) => isPrivate(transfer))} />
          <Offers {...shown} kind="shared" quotes={quotes.filter(({ transfer }) => !isPrivate(transfer))} />
        </div>
      </div>
    </Section>
  );
}
