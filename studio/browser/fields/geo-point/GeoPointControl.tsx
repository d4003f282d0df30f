import { useState } from "react";
import { asRecord } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import { Box } from "../../controls/Box.tsx";
import * as controls from "../../controls/controls.css.ts";
import type { ControlProps } from "../field-props.ts";
import { messages } from "../messages.ts";
import { parseNumber } from "../number/parse-number.ts";
import * as css from "./geo-point.css.ts";

const sides = [
  { name: "latitude", label: messages.latitude, max: 90 },
  { name: "longitude", label: messages.longitude, max: 180 },
] as const;

type Texts = Readonly<Record<"latitude" | "longitude", string>>;

/** A place by its coordinates. Both can be pasted at once: `48.8584, 2.2945`. */
export function GeoPointControl({ value, onChange, ids, onFault }: ControlProps) {
  const point = asRecord(value);
  const [typed, setTyped] = useState<{ readonly texts: Texts; readonly value: Json | undefined }>();
  const written = { latitude: write(point["latitude"]), longitude: write(point["longitude"]) };
  const texts = typed !== undefined && isSame(typed.value, value) ? typed.texts : written;
  const change = (next: Texts) => {
    const read = readPoint(next);
    const fault = sides.find(({ name, max }) => next[name] !== "" && !isWithin(next[name], max));
    setTyped({ texts: next, value: read === undefined ? value : read });
    onFault(fault && messages.wrongDegrees(fault.max));
    if (read !== undefined) onChange(read);
  };
  return (
    <div role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy} className={css.point}>
      {sides.map(({ name, label }, index) => (
        <Box key={name} isInvalid={ids.isInvalid}>
          <input
            className={controls.input}
            id={index === 0 ? ids.id : undefined}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            aria-label={label}
            placeholder={label}
            value={texts[name]}
            onChange={({ target }) => change(splitPair(target.value) ?? { ...texts, [name]: target.value })}
            onBlur={() => texts.latitude !== "" && texts.longitude !== "" && readPoint(texts) && setTyped(undefined)}
          />
        </Box>
      ))}
    </div>
  );
}

function write(degrees: Json | undefined): string {
  return typeof degrees === "number" ? String(degrees) : "";
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isWithin(text: string, max: number): boolean {
  const degrees = parseNumber(text);
  return typeof degrees === "number" && Math.abs(degrees) <= max;
}

/** Returns the point of two texts; null if both are empty, undefined if one is wrong or missing. */
function readPoint({ latitude, longitude }: Texts): Json | undefined {
  if (latitude === "" && longitude === "") return null;
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) return undefined;
  return { latitude: parseNumber(latitude) ?? 0, longitude: parseNumber(longitude) ?? 0 };
}

/** `48.85, 2.29` → both; undefined for one number. */
function splitPair(text: string): Texts | undefined {
  const [, latitude, longitude] = /^\s*(-?[\d.]+)[,;\s]\s*(-?[\d.]+)\s*$/.exec(text) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
