import type { Motif } from "../stage.ts";
import { arena } from "./arena.ts";
import { church } from "./church.ts";
import { circuit } from "./circuit.ts";
import { karlskirche } from "./karlskirche.ts";
import { milanCathedral } from "./milan-cathedral.ts";
import { sagradaFamilia } from "./sagrada-familia.ts";
import { stPauls } from "./st-pauls.ts";
import { westminsterAbbey } from "./westminster-abbey.ts";
import { gallery } from "./gallery.ts";
import { palace } from "./palace.ts";
import { tower } from "./tower.ts";
import { house } from "./house.ts";
import { bridge } from "./bridge.ts";
import { ruins } from "./ruins.ts";
import { pyramid } from "./pyramid.ts";
import { kart } from "./kart.ts";
import { pits } from "./pits.ts";
import { racingCar } from "./racing-car.ts";
import { luggage } from "./luggage.ts";
import { kayak } from "./kayak.ts";
import { helicopter } from "./helicopter.ts";
import { camera } from "./camera.ts";
import { bicycle } from "./bicycle.ts";
import { balloon } from "./balloon.ts";
import { beach } from "./beach.ts";
import { boat } from "./boat.ts";
import { bus } from "./bus.ts";
import { camper } from "./camper.ts";
import { car } from "./car.ts";
import { coffee } from "./coffee.ts";
import { cooking } from "./cooking.ts";
import { dayTrip } from "./day-trip.ts";
import { ferris } from "./ferris.ts";
import { food } from "./food.ts";
import { garden } from "./garden.ts";
import { harbor } from "./harbour.ts";
import { hike } from "./hike.ts";
import { landmark } from "./landmark.ts";
import { museum } from "./museum.ts";
import { nightCity } from "./night-city.ts";
import { pass } from "./pass.ts";
import { scooter } from "./scooter.ts";
import { sim } from "./sim.ts";
import { snorkel } from "./snorkel.ts";
import { spa } from "./spa.ts";
import { stadium } from "./stadium.ts";
import { street } from "./street.ts";
import { theatre } from "./theatre.ts";
import { tickets } from "./tickets.ts";
import { train } from "./train.ts";
import { wildlife } from "./wildlife.ts";
import { wine } from "./wine.ts";
import { workshop } from "./workshop.ts";

/** Everything a scene can show, by the name it has in an address. */
export const motifs = {
  arena,
  church,
  karlskirche,
  "milan-cathedral": milanCathedral,
  "sagrada-familia": sagradaFamilia,
  "st-pauls": stPauls,
  "westminster-abbey": westminsterAbbey,
  circuit,
  gallery,
  palace,
  tower,
  house,
  bridge,
  ruins,
  pyramid,
  kart,
  pits,
  "racing-car": racingCar,
  luggage,
  kayak,
  helicopter,
  camera,
  bicycle,
  balloon,
  beach,
  boat,
  bus,
  camper,
  car,
  coffee,
  cooking,
  "day-trip": dayTrip,
  ferris,
  food,
  garden,
  harbour: harbor,
  hike,
  landmark,
  museum,
  "night-city": nightCity,
  pass,
  scooter,
  sim,
  snorkel,
  spa,
  stadium,
  street,
  theatre,
  tickets,
  train,
  wildlife,
  wine,
  workshop,
} as const satisfies Readonly<Record<string, Motif>>;

export type MotifName = keyof typeof motifs;

export function isMotifName(name: string): name is MotifName {
  return Object.hasOwn(motifs, name);
}
