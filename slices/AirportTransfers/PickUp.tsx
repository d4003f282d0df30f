import { momentInZone } from "../../catalog/experience/deadline.ts";
import { formatDuration } from "../../catalog/product/product-duration.ts";
import { latestPickUp } from "../../catalog/transfer/pick-up.ts";
import type { PageContext } from "../../renderer/index.ts";
import * as css from "./AirportTransfers.css.ts";
import type { TransferRequest } from "./to-transfer-request.ts";
import type { Transfer } from "./list-transfers.ts";

interface Props {
  readonly transfer: Transfer;
  readonly request: TransferRequest;
  readonly page: PageContext;
}

/** Renders until when the driver waits, or when to leave, for the chosen flight, with the rule that it follows. */
export function PickUp({ transfer: product, request, page: { t, locale } }: Props) {
  const { direction, date, time } = request;
  const { transfer, timeZone, maxDuration: minutes } = product;
  if (date === undefined || time === undefined) return null;
  const moment = latestPickUp({ direction, date, time, timeZone }, { ...transfer, minutes });
  if (moment === undefined) return null;
  const [waiting, ride, before] = [transfer.freeWaiting, minutes, transfer.beforeFlight].map((length) =>
    formatDuration(length, locale),
  );
  const rule =
    direction === "from-airport"
      ? t("transfers.waits", { waiting: waiting ?? "" })
      : t("transfers.leaves", { ride: ride ?? "", before: before ?? "" });
  return (
    <p className={css.pickUp}>
      <strong>{t("transfers.pickUp", { moment: momentInZone(moment, timeZone, locale) })}</strong> <span>{rule}</span>
    </p>
  );
}

/** Renders what is missing of a flight of which only the day, or only the time, was chosen. */
export function FlightNote({ request: { date, time }, page: { t } }: Omit<Props, "transfer">) {
  if ((date === undefined) === (time === undefined)) return null;
  return <p>{t(time === undefined ? "transfers.addTime" : "transfers.addDay")}</p>;
}
