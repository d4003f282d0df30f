import { AttributedFacts } from "../../../blocks/shows/evening/AttributedFacts.tsx";
import { enteredFacts } from "../../../blocks/shows/evening/entered-facts.ts";
import { PlacesToEat } from "../../../blocks/shows/evening/PlacesToEat.tsx";
import { findEvening } from "../../../blocks/shows/evening/theatre-evening.ts";
import type { ShowProps } from "../fields.ts";
import { findShowProduct } from "./find-show-product.ts";

/** Places to eat and the way home after a show, as the page of its theatre has them (X19). */
export function Evening({ fields, page }: ShowProps) {
  const product = findShowProduct(fields, page.snapshot);
  const evening = findEvening(product?.show.theatre?.key ?? "", page);
  if (evening === undefined) return null;
  const home = enteredFacts(evening.getting_home, page);
  return (
    <>
      <PlacesToEat entered={evening.places_to_eat} theatre={product?.startLocation} page={page} />
      <AttributedFacts id="getting-home" title={page.t("venue.gettingHome")} facts={home} />
    </>
  );
}
