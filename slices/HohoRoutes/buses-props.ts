import type { BusNetwork } from "../../catalog/bus/network.ts";
import type { PageContext } from "../../renderer/index.ts";
import type { Buses } from "./find-buses.ts";

export interface NetworkProps {
  readonly network: BusNetwork;
  readonly page: PageContext;
}

export interface BusesProps {
  readonly buses: Buses;
  /** Of its element. */
  readonly id: string;
  readonly page: PageContext;
}
