import { defineSlice, mergeNeeds, need, noNeeds } from "../../renderer/index.ts";
import { productPageNeeds } from "../../blocks/products/product-links.ts";
import { AirportTransfers } from "./AirportTransfers.tsx";
import { requestedTransfers } from "./requested-transfers.ts";
import { transferNeeds } from "./list-transfers.ts";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "airport_transfers",
  variations: ["default"],
  fields,
  needs: transferNeeds,
  followUp: (values, first, facts) => {
    const products = requestedTransfers(values, first, facts).transfers;
    const ids = products.map(({ id }) => ({ id }));
    return products.length === 0 ? noNeeds : mergeNeeds([need("variants", ids), productPageNeeds(products, facts)]);
  },
  shows: (values, snapshot, facts) => ({ products: requestedTransfers(values, snapshot, facts).transfers }),
  Component: AirportTransfers,
});
