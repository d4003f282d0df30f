import { ports, productIndex, siteSearch } from "../../app/_composition/composition.ts";
import { pageList } from "../addresses/page-list.ts";
import { createMachineProducts } from "./machine-products.ts";

/** Products for machines, from the clients of pages. */
export const machineProducts = createMachineProducts({
  find: siteSearch.find,
  products: ports.provider.products,
  cityOf: productIndex.cityOf,
  currencyOfCity: ports.currencyOfCity,
  pages: async () => (await pageList.recent()).pages,
});
