import { mix } from "../mix.ts";
import type { CityLook } from "./city-looks.ts";
import { type Hour, lights } from "./hours.ts";

/** The few colors one scene is printed in. */
export type Tones = ReturnType<typeof mixTones>;

/** A city's materials in the light of an hour. Distant things have the color of the sky above the horizon. */
export function mixTones(look: CityLook, hour: Hour) {
  const { sky, sun, tint, strength, shade } = lights[hour];
  const lit = (color: string) => mix(color, tint, strength);
  const shaded = (color: string) => mix(lit(color), shade, 0.34);
  const [zenith, high, low, horizon] = sky.map((color) => mix(color, look.haze, hour === "night" ? 0.06 : 0.2));
  const haze = horizon ?? sky[3];
  return {
    sky: [zenith ?? sky[0], high ?? sky[1], low ?? sky[2], haze],
    sun,
    far: mix(lit(look.stone), haze, 0.66),
    mid: mix(shaded(look.stone), haze, 0.4),
    hill: mix(lit(look.foliage), haze, 0.55),
    stone: lit(look.stone),
    stoneShade: shaded(look.stone),
    land: lit(look.land),
    landShade: mix(lit(look.land), shade, 0.2),
    accent: lit(look.accent),
    accentShade: shaded(look.accent),
    wall: mix(shaded(look.accent), lit(look.land), 0.3),
    water: lit(look.water),
    waterLight: mix(lit(look.water), haze, 0.5),
    foliage: lit(look.foliage),
    foliageShade: shaded(look.foliage),
    paper: lit("#fbf3e3"),
    paperShade: shaded("#f3e6d0"),
    /** Things that have another color in every city. */
    wine: lit("#7c2440"),
    tomato: lit("#c8432c"),
    skin: lit("#b07d5c"),
    ink: mix("#23263a", tint, strength * 0.5),
    /** Windows: dark by day, lit by night. */
    pane: hour === "day" ? shaded(look.water) : "#ffcf7a",
  } as const;
}
