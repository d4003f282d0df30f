import { formatMoney } from "../../catalog/money/money.ts";
import type { Variant, VehicleType } from "../../catalog/variant/variant.ts";
import { numberFormat } from "../../i18n/formatters.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import { formatTag } from "../../i18n/locales.ts";
import type { PageContext } from "../../renderer/index.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import type { IconName } from "../../ui/primitives/icons.ts";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { PriceTag } from "../../blocks/products/PriceTag.tsx";
import * as css from "./AirportTransfers.css.ts";
import { BookVehicle, type BookVehicleProps } from "./BookVehicle.tsx";

const icons: Readonly<Record<VehicleType, IconName>> = {
  SEDAN: "car",
  SUV: "car",
  HATCHBACK: "car",
  MINIVAN: "car",
  BUS: "bus",
  TRAIN: "train-front",
};

/** Renders a vehicle with its room, price and booking. Seats that are sold one by one have a price for the party. */
export function Vehicle(props: BookVehicleProps) {
  const { transfer, variant, request, page } = props;
  const { t, locale } = page;
  const { price, vehicleType } = variant;
  const total =
    price?.group === undefined && price ? { ...price.final, minor: price.final.minor * request.people } : undefined;
  return (
    <li className={css.vehicle}>
      <Icon name={vehicleType === undefined ? "bus" : icons[vehicleType]} />
      <span className={css.room}>
        <Localized text={variant.name} />
        <small className={css.soft}>{roomText(variant, transfer, page)}</small>
      </span>
      <div className={css.price}>
        {price && <PriceTag price={price} locale={locale} t={t} showScratchPrice={false} />}
        {total && request.people > 1 && (
          <small className={css.soft}>{t("transfers.total", { price: formatMoney(total, locale) })}</small>
        )}
      </div>
      <BookVehicle {...props} />
    </li>
  );
}

/** Returns how much room there is, where known. Seats that are sold one by one name the luggage of each. */
function roomText(
  { maxPax, maxBags, price }: Variant,
  { transfer: { suitcasesEach } }: BookVehicleProps["transfer"],
  { t, locale }: PageContext,
): string {
  const number = numberFormat(formatTag(locale));
  const seats =
    price?.group === undefined || maxPax === undefined ? "" : t("transfers.seats", { n: number.format(maxPax) });
  const room = maxBags === undefined ? "" : t("transfers.room", { n: number.format(maxBags) });
  const each = suitcasesEach === undefined ? "" : t("transfers.roomEach", { n: number.format(suitcasesEach) });
  return joinTexts("phrases", [seats, room, each], t);
}
