import type { Calendar, CalendarQuery, CalendarsQuery } from "../calendar/calendar.ts";
import type { Inventory, InventoryQuery } from "../inventory/inventory.ts";
import type { Market } from "../market/market.ts";
import type { OpenSlot, Slot, SlotQuery } from "../inventory/slot.ts";
import { availabilities } from "../inventory/provider-availabilities.ts";
import { calendar } from "../calendar/provider-variant.ts";
import { calendars } from "../calendar/provider.ts";
import { inventories } from "../inventory/provider.ts";
import { inventory } from "../inventory/provider-open-slots.ts";
import { slots } from "../inventory/provider-slots.ts";
import type { Transport } from "./transport.ts";

/** What is on sale this minute: no answer may be kept, and an earlier one must not stand in for a new one. */
export interface LiveCalls {
  /** `/api/v7/tour-groups/{id}/calendar/`: of a product or a variant; undefined when there is no such thing. */
  readonly calendar: (query: CalendarQuery, market: Market) => Promise<Calendar | undefined>;
  /** `/api/v7/tour-groups/calendar/`: by product, unknown products missing; any number of ids, batched by 100. */
  readonly calendars: (query: CalendarsQuery, market: Market) => Promise<ReadonlyMap<number, Calendar>>;
  /** `/api/tours/v5/tour-group/inventory/get/{id}/`: the next starts with places left, in order. */
  readonly inventory: (id: number) => Promise<readonly OpenSlot[]>;
  /** `/api/tours/v6/tour-groups/{id}/inventories/`: starts for some days ahead, with every price. */
  readonly inventories: (query: InventoryQuery, market: Market) => Promise<readonly Inventory[]>;
  /** `/api/v7/tour-groups/{id}/inventories/`: the same between two days. */
  readonly availabilities: (query: CalendarQuery, market: Market) => Promise<readonly Inventory[]>;
  /** `/api/tours/v6/tour-groups/slots/get/{id}`: starts for some days ahead, each with its lowest price. */
  readonly slots: (query: SlotQuery, market: Market) => Promise<readonly Slot[]>;
}

export function liveCalls(transport: Transport): LiveCalls {
  return {
    calendar: (query, market) => calendar(transport, query, market),
    calendars: (query, market) => calendars(transport, query, market),
    inventory: (id) => inventory(transport, id),
    inventories: (query, market) => inventories(transport, query, market),
    availabilities: (query, market) => availabilities(transport, query, market),
    slots: (query, market) => slots(transport, query, market),
  };
}
