import { useState } from "react";
import { ReactCrop, type PercentCrop } from "react-image-crop";
import { asRecord, asText, type JsonRecord } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import type { ImageSpec } from "../../../protocol/models/field-spec.ts";
import { Button } from "../../controls/Button.tsx";
import { Window } from "../../controls/Window.tsx";
import { messages } from "../messages.ts";
import { cropPicture, fitRegion, type Region, readRegion, toRatio } from "./change-image.ts";
import * as css from "./crop.css.ts";

interface CropWindowProps {
  readonly spec: ImageSpec;
  readonly image: JsonRecord;
  /** Name of the size that is cropped; empty for the picture itself. */
  readonly thumbnail: string;
  readonly onChange: (next: Json) => void;
  readonly onClose: () => void;
}

/** A dialog in which the part of a picture is chosen, in the ratio of the model. Arrow keys move and resize it. */
export function CropWindow({ spec, image, thumbnail, onChange, onClose }: CropWindowProps) {
  const picture = thumbnail === "" ? image : asRecord(image[thumbnail]);
  const size = spec.thumbnails.find(({ name }) => name === thumbnail) ?? spec.constraint;
  const ratio = toRatio(size);
  const [original, setOriginal] = useState<{ readonly width: number; readonly height: number }>();
  const [crop, setCrop] = useState<PercentCrop>();
  const apply = () => {
    if (original === undefined || crop === undefined) return;
    const cropped = cropPicture(picture, toRegion(crop, original), size);
    onChange(thumbnail === "" ? { ...image, ...cropped } : { ...image, [thumbnail]: cropped });
    onClose();
  };
  const start = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    const present = readRegion(picture);
    const fits = present.width > 0 && present.x + present.width <= width && present.y + present.height <= height;
    setOriginal({ width, height });
    setCrop(toPercent(fits ? present : fitRegion({ width, height }, size), { width, height }));
  };
  return (
    <Window title={messages.cropPicture} wide onClose={onClose}>
      <div className={css.frame}>
        <ReactCrop
          keepSelection
          ruleOfThirds
          onChange={(_pixels, percent) => setCrop(percent)}
          {...(crop && { crop })}
          {...(ratio !== undefined && { aspect: ratio })}
        >
          <img
            className={css.picture}
            src={asText(picture["url"]).split("?")[0]}
            alt=""
            onLoad={({ currentTarget }) => start(currentTarget)}
          />
        </ReactCrop>
      </div>
      <div className={css.actions}>
        <span className={css.size}>{original && crop && describe(toRegion(crop, original))}</span>
        <Button onPress={onClose}>{messages.cancel}</Button>
        <Button look="primary" onPress={apply}>
          {messages.apply}
        </Button>
      </div>
    </Window>
  );
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);

const pixels = (percent: number, whole: number) => Math.round((percent / 100) * whole);

function toPercent({ x, y, width, height }: Region, original: Pick<Region, "width" | "height">): PercentCrop {
  return {
    unit: "%",
    x: share(x, original.width),
    y: share(y, original.height),
    width: share(width, original.width),
    height: share(height, original.height),
  };
}

function toRegion({ x, y, width, height }: PercentCrop, original: Pick<Region, "width" | "height">): Region {
  return {
    x: pixels(x, original.width),
    y: pixels(y, original.height),
    width: Math.max(1, pixels(width, original.width)),
    height: Math.max(1, pixels(height, original.height)),
  };
}

function describe({ width, height }: Region): string {
  return `${width} × ${height} px`;
}
