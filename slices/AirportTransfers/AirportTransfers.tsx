import type { SliceProps } from "../../renderer/index.ts";
import { readsParameter } from "../../routing/page-view.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./AirportTransfers.css.ts";
import type { AirportTransfersFields } from "./fields.ts";
import { Offers } from "./Offers.tsx";
import { FlightNote } from "./PickUp.tsx";
import { toTransferKind, quoteTransfer } from "./quote-transfer.ts";
import { TransferForm } from "./TransferForm.tsx";
import { requestedTransfers } from "./requested-transfers.ts";

/** Renders the transfers of a city's airports: what fits a party and its flight, private and shared apart. */
export function AirportTransfers({ fields, id, page }: SliceProps<AirportTransfersFields>) {
  const { airports, all, request, transfers, today } = requestedTransfers(fields, page.snapshot, page);
  if (airports.length === 0 && transfers.length === 0) return null;
  const { snapshot, t } = page;
  const quotes = transfers.map((transfer) =>
    quoteTransfer(transfer, snapshot.get("variants", { id: transfer.id }) ?? [], request),
  );
  const shown = { request, page };
  const target = `${id}-offers`;
  return (
    <Section id={id} title={page.text(fields.title) || t("transfers.title")} intro={page.text(fields.intro)}>
      <StyleSheet of={css} />
      <div className={css.columns}>
        {readsParameter(page.view, "airport") && (
          <TransferForm {...shown} airports={airports} today={today} target={target} />
        )}
        <div id={target} tabIndex={-1} className={css.offers}>
          <FlightNote {...shown} />
          {quotes.length === 0 && <p>{t("transfers.noneThisWay")}</p>}
          {quotes.length > 0 &&
            (["private", "shared"] as const).map((kind) => (
              <Offers
                key={kind}
                {...shown}
                kind={kind}
                quotes={quotes.filter(({ transfer }) => toTransferKind(transfer) === kind)}
                isSold={all.some((transfer) => toTransferKind(transfer) === kind)}
              />
            ))}
        </div>
      </div>
    </Section>
  );
}
