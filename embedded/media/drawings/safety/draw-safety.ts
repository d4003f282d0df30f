import { box, disc, oval, shape, stroke } from "../shapes.ts";
import type { Drawing } from "../write-svg.ts";

export const safetyMeasures = ["helmet", "life-jacket", "instructor"] as const;

export type SafetyMeasure = (typeof safetyMeasures)[number];

const [ground, ink, strong, light] = ["#e8e2d5", "#2d3b40", "#c8502f", "#fbf6ea"];

const contents: Readonly<Record<SafetyMeasure, string>> = {
  helmet: [
    shape("M420 640a380 330 0 0 1 760 0z", strong),
    box(360, 630, 880, 60, ink, 30),
    stroke("M640 350q-40 130-40 260M960 350q40 130 40 260", light, 26),
    stroke("M450 700q60 150 350 150t350-150", ink, 24),
  ].join(""),
  "life-jacket": [
    shape("M560 230h150q90 130 180 0h150l60 180v390H500V410z", strong),
    box(500, 500, 600, 50, light),
    box(500, 650, 600, 50, light),
    stroke("M800 300v500", ink, 22),
    box(745, 490, 110, 70, ink, 14),
    box(745, 640, 110, 70, ink, 14),
  ].join(""),
  instructor: [
    disc(800, 340, 130, strong),
    shape("M560 820q0-290 240-290t240 290z", ink),
    disc(400, 480, 80, light),
    oval(400, 720, 130, 150, light),
    disc(1200, 480, 80, light),
    oval(1200, 720, 130, 150, light),
  ].join(""),
};

/** Draws what is done for visitors' safety as a plain sign. */
export function drawSafety({ measure }: { readonly measure: SafetyMeasure }): Drawing {
  const [width, height] = [1600, 1000];
  return { width, height, label: measure, content: `${box(0, 0, width, height, ground)}${contents[measure]}` };
}
