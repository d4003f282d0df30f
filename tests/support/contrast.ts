/** Returns the WCAG 2 contrast ratio of two six-digit hex colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns a share (0 to 1) of a six-digit hex color with another, as `color-mix(in srgb)` does. */
export function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => level(one, start) * share + level(other, start) * (1 - share));
  return toHex(channels);
}

/** `[35, 64, 196]` → `#2340c4`. */
export function toHex(channels: readonly number[]): string {
  return `#${channels.map((each) => Math.round(each).toString(16).padStart(2, "0")).join("")}`;
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

function channel(hex: string, start: number): number {
  const value = level(hex, start) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function level(hex: string, start: number): number {
  return Number.parseInt(hex.slice(start, start + 2), 16);
}
