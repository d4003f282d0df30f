import type { PageContext } from "../../renderer/index.ts";
import * as css from "./AirportTransfers.css.ts";
import { OfferCard } from "./OfferCard.tsx";
import type { Quote } from "./quote-transfer.ts";
import type { TransferRequest } from "./to-transfer-request.ts";

interface Props {
  readonly kind: "private" | "shared";
  readonly quotes: readonly Quote[];
  /** Whether the city has such transfers, for any airport and direction. */
  readonly isSold: boolean;
  readonly request: TransferRequest;
  readonly page: PageContext;
}

/** Renders the transfers of one kind, and what sets the kind apart. It says where none goes the requested way. */
export function Offers({ kind, quotes, isSold, request, page }: Props) {
  const { t } = page;
  if (quotes.length === 0 && !isSold) return null;
  const hasTrain = quotes.some(({ fitting }) => fitting.some(({ vehicleType }) => vehicleType === "TRAIN"));
  return (
    <div className={css.kind}>
      <h3 className={css.kindName}>{t(`transfers.${kind}`)}</h3>
      {quotes.length > 0 ? (
        <p className={css.soft}>
          {t(kind === "private" && hasTrain ? "transfers.trainNote" : `transfers.${kind}Note`)}
        </p>
      ) : (
        <p>{t("transfers.noneOfKind")}</p>
      )}
      {quotes.map((quote) => (
        <OfferCard key={quote.transfer.id} quote={quote} request={request} page={page} />
      ))}
    </div>
  );
}
