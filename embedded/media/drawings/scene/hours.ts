export const hours = ["day", "golden", "night"] as const;

export type Hour = (typeof hours)[number];

interface Light {
  /** From the zenith down to the horizon. */
  readonly sky: readonly [string, string, string, string];
  readonly sun: string;
  /** The tint of every color in the light, and its strength. */
  readonly tint: string;
  readonly strength: number;
  readonly shade: string;
}

export const lights: Readonly<Record<Hour, Light>> = {
  day: {
    sky: ["#86b9cf", "#a3cbd8", "#c3dcdc", "#e3e9da"],
    sun: "#fff8e3",
    tint: "#ffffff",
    strength: 0,
    shade: "#2c3a63",
  },
  golden: {
    sky: ["#d9785a", "#e89767", "#f3b679", "#fad79c"],
    sun: "#fff3d0",
    tint: "#b5543a",
    strength: 0.16,
    shade: "#4a1f4b",
  },
  night: {
    sky: ["#121a38", "#1a2649", "#26355e", "#3a4a73"],
    sun: "#f4ecd2",
    tint: "#17234c",
    strength: 0.4,
    shade: "#0a1028",
  },
};
