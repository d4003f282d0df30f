import * as v from "valibot";
import { mergeNeeds, need, noNeeds } from "../../catalog/snapshot/needs.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { productPageNeeds } from "../../renderer/product-hrefs.ts";
import { AirportTransfers } from "./AirportTransfers.tsx";
import { requestedTransfers } from "./requested-transfers.ts";
import { transferNeeds } from "./list-transfers.ts";

const schema = v.object({ title: title(), intro: text(), city: text() });

export type AirportTransfersFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "airport_transfers",
  variations: ["default"],
  schema,
  needs: transferNeeds,
  followUp: (fields, first, facts) => {
    const products = requestedTransfers(fields, first, facts).transfers;
    const ids = products.map(({ id }) => ({ id }));
    return products.length === 0 ? noNeeds : mergeNeeds([need("variants", ids), productPageNeeds(products, facts)]);
  },
  shows: (fields, snapshot, facts) => ({ products: requestedTransfers(fields, snapshot, facts).transfers }),
  Component: AirportTransfers,
});
