import { hasRoom, type Load } from "../../catalog/transfer/vehicle-fit.ts";
import type { Variant } from "../../catalog/variant/variant.ts";
import type { Transfer } from "./list-transfers.ts";

/** A transfer with its vehicles on sale. */
export interface Quote {
  readonly transfer: Transfer;
  /** Those that have room, the cheapest first. */
  readonly fitting: readonly Variant[];
  /** Those that have not. One that is for larger parties alone is neither. */
  readonly tooSmall: readonly Variant[];
}

/** Returns a transfer's vehicles by whether they take all people and bags. Of seats, each traveller may have a limit. */
export function quoteTransfer(transfer: Transfer, variants: readonly Variant[], load: Load): Quote {
  const onSale = variants
    .filter(({ price, minPax }) => price !== undefined && load.people >= minPax)
    .toSorted((a, b) => cost(a) - cost(b));
  const { suitcasesEach = Infinity } = transfer.transfer;
  const areAllowed = load.bags <= suitcasesEach * load.people;
  const [fitting, tooSmall] = [true, false].map((has) =>
    onSale.filter((variant) => (areAllowed && hasRoom(variant, load)) === has),
  );
  return { transfer, fitting: fitting ?? [], tooSmall: tooSmall ?? [] };
}

/** `private`: nobody else is aboard. */
export function toTransferKind({ flowType }: Pick<Transfer, "flowType">): "private" | "shared" {
  return flowType === "PRIVATE_AIRPORT_TRANSFER" ? "private" : "shared";
}

/** Whether it is one place of a vehicle: each traveller books one. */
export function isSeat({ price }: Variant): boolean {
  return price !== undefined && price.group === undefined;
}

function cost({ price }: Variant): number {
  return price?.final.minor ?? Infinity;
}
