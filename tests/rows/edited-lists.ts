import { counts, lacks, marks, shows } from "./checks/elements.ts";
import { type Row, row } from "./row.ts";

const cards = "[id^=ranked_products]";
const card = `${cards} article`;
const food = "/rome/rome-food-and-drink/food-tours/";
const mozart = "/mozart-and-strauss-at-palais-lindenhof/";

/** Lists that editors cut, extended and ordered. */
export const editedListRows: readonly Row[] = [
  row(
    "D7",
    "vienna",
    mozart,
    counts(card, 3, 3),
    marks(card, "data-product", "51030", "51026", "51033"),
    lacks(cards, "[data-product='51025']"),
  ),
  row("D7", "vienna", `/de${mozart}`, marks(card, "data-product", "51029")),
  row(
    "D7",
    "tessera",
    "/paris/louvre-museum/guide/entrances/",
    shows(`${card} h3`, /Timed Entry/u),
    lacks(cards, /Guided|Private/u),
  ),
  row("D7", "tessera", food, marks(card, "data-product", "50017", "51229755")),
  row("D7", "tessera", `/de${food}`, marks(card, "data-product", "50017"), lacks(cards, "[data-product='51229755']")),
];
