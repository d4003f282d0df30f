import type { BlockName } from "./skyline-blocks.ts";

/** The look of a city: its stone, earth, green and water, one strong color, and its outlines. */
export interface CityLook {
  readonly stone: string;
  readonly land: string;
  readonly foliage: string;
  readonly water: string;
  readonly accent: string;
  /** Color of the air. */
  readonly haze: string;
  readonly skyline: readonly [BlockName, ...BlockName[]];
}

const [warm, cool, dust] = ["#f6d9b0", "#dfe6e6", "#efcf9a"];

const looks: Readonly<Record<string, CityLook>> = {
  ROME: look(["#dba273", "#e7cfa6", "#56764f", "#5f8f93", "#b8402a"], warm, ["dome", "house", "pine", "gable", "pine"]),
  PARIS: look(["#d8ccb6", "#dccfb0", "#5f8060", "#5b86a0", "#2f4f8f"], cool, ["iron", "mansard", "mansard", "dome"]),
  BARCELONA: look(["#dfb287", "#ecd3a2", "#4f8570", "#2f8fa6", "#d2562f"], warm, ["spires", "house", "palm", "gable"]),
  BERLIN: look(["#c9bfae", "#cfcdb2", "#5a7d5c", "#55809a", "#c8452f"], cool, ["mast", "slab", "dome", "house"]),
  NEW_YORK: look(["#b98f7c", "#c9c4b5", "#567b66", "#3f7899", "#d8a02e"], cool, ["tower", "slab", "crown", "slab"]),
  SINGAPORE: look(["#c8cdd0", "#cddcae", "#2f8064", "#2f8f9c", "#d94f4a"], "#d5ebdf", [
    "slab",
    "crown",
    "palm",
    "tower",
  ]),
  MILAN: look(["#d9cabb", "#d5cdb0", "#5d7f62", "#5a8797", "#a83a4e"], cool, ["spires", "house", "crown", "gable"]),
  JAIPUR: look(["#dd8f78", "#ecc594", "#6d8a52", "#5a93a0", "#c23b63"], dust, ["chhatri", "gate", "chhatri", "palm"]),
  CAIRO: look(["#d9b27c", "#e9c888", "#66854f", "#4f8f9b", "#1f7a74"], dust, ["pyramid", "minaret", "dome", "palm"]),
  PETRA: look(["#cf7f5f", "#e3ab7f", "#7d8a5b", "#5d929c", "#7f2f3c"], dust, ["mesa", "mesa", "gate", "mesa"]),
  CUSCO: look(["#c58a66", "#bfae6c", "#4f7a4c", "#4d8c95", "#b0304f"], cool, ["peak", "gable", "spires", "peak"]),
  LONDON: look(["#b98a6e", "#c3c7a4", "#4f7658", "#557f92", "#c22f2f"], "#dadfdf", ["clock", "gable", "dome", "house"]),
  VIENNA: look(["#e0cb9c", "#d3d0a6", "#55795a", "#5a88a0", "#8f2f3f"], warm, ["spire", "mansard", "dome", "house"]),
  WASHINGTON: look(["#e2dccd", "#c9d2a4", "#547d58", "#5586a5", "#274b86"], cool, ["obelisk", "dome", "pine", "slab"]),
  DELHI: look(["#cc7f5f", "#dfc18c", "#5c8450", "#5b929a", "#d98a2b"], dust, ["minaret", "gate", "dome", "palm"]),
  MUMBAI: look(["#cfa27a", "#d9c799", "#3f7f62", "#3f8a9c", "#d05a2c"], dust, ["gate", "slab", "palm", "tower"]),
};

const plain = look(["#d3b796", "#dccfa8", "#55795d", "#4f86a0", "#b9472f"], warm, ["house", "gable", "spire", "dome"]);

/** Returns the look of a city; cities without one share a plain look. */
export function cityLook(code: string): CityLook {
  return looks[code] ?? plain;
}

type Materials = readonly [stone: string, land: string, foliage: string, water: string, accent: string];

function look(materials: Materials, haze: string, skyline: CityLook["skyline"]): CityLook {
  const [stone, land, foliage, water, accent] = materials;
  return { stone, land, foliage, water, accent, haze, skyline };
}
