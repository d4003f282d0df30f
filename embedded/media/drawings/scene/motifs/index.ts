import type { Motif } from "../stage.ts";
import { circuit } from "./circuit.ts";
import { karlskirche } from "./karlskirche.ts";
import { milanCathedral } from "./milan-cathedral.ts";
import { sagradaFamilia } from "./sagrada-familia.ts";
import { stPauls } from "./st-pauls.ts";
import { westminsterAbbey } from "./westminster-abbey.ts";
import { gallery } from "./gallery.ts";
import { kart } from "./kart.ts";
import { pits } from "./pits.ts";
import { racingCar } from "./racing-car.ts";
import { street } from "./street.ts";

/** Everything a scene can show, by the name it has in an address. */
export const motifs = {
  karlskirche,
  "milan-cathedral": milanCathedral,
  "sagrada-familia": sagradaFamilia,
  "st-pauls": stPauls,
  "westminster-abbey": westminsterAbbey,
  circuit,
  gallery,
  kart,
  pits,
  "racing-car": racingCar,
  street,
} as const satisfies Readonly<Record<string, Motif>>;

export type MotifName = keyof typeof motifs;

export function isMotifName(name: string): name is MotifName {
  return Object.hasOwn(motifs, name);
}
