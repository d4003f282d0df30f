import { Crop, ImageUp, Trash2 } from "lucide";
import { lazy, Suspense, useState } from "react";
import { asRecord, asText, type JsonRecord } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import type { ImageSpec } from "../../../protocol/models/field-spec.ts";
import { IconButton } from "../../controls/IconButton.tsx";
import { messages } from "../messages.ts";
import { AltText } from "./AltText.tsx";
import { readSize } from "./change-image.ts";
import * as css from "./image.css.ts";

const CropWindow = lazy(async () => {
  const { CropWindow: loaded } = await import("./CropWindow.tsx");
  return { default: loaded };
});

interface ImageViewProps {
  readonly spec: ImageSpec;
  readonly image: JsonRecord;
  readonly id: string;
  readonly onChange: (next: Json) => void;
  readonly onReplace: () => void;
}

export function ImageView({ spec, image, id, onChange, onReplace }: ImageViewProps) {
  const [cropped, setCropped] = useState<string>();
  const { width, height } = readSize(image);
  const sizes = spec.thumbnails.filter(({ name }) => asText(asRecord(image[name])["url"]) !== "");
  return (
    <div className={css.image}>
      <div className={css.view}>
        <img className={css.picture} src={asText(image["url"])} alt={asText(image["alt"])} loading="lazy" />
        <div className={css.facts}>
          <span className={css.file}>{readFileName(image)}</span>
          <span className={css.size}>{`${width} × ${height} px`}</span>
          <span className={css.actions}>
            <IconButton icon={ImageUp} label={messages.replace} id={id} onClick={onReplace} />
            <IconButton icon={Crop} label={messages.crop} onClick={() => setCropped("")} />
            <IconButton icon={Trash2} label={messages.remove} onClick={() => onChange(null)} />
          </span>
        </div>
      </div>
      {sizes.length > 0 && (
        <ul className={css.thumbnails}>
          {sizes.map(({ name }) => (
            <li key={name}>
              <button type="button" className={css.thumbnail} onClick={() => setCropped(name)}>
                <img className={css.small} src={asText(asRecord(image[name])["url"])} alt="" loading="lazy" />
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <AltText image={image} id={`${id}alt`} onChange={onChange} />
      {cropped !== undefined && (
        <Suspense fallback={null}>
          <CropWindow
            spec={spec}
            image={image}
            thumbnail={cropped}
            onClose={() => setCropped(undefined)}
            onChange={onChange}
          />
        </Suspense>
      )}
    </div>
  );
}

/** `/media/abc/rome%20at%20night.webp?fp-x=0.5` → "rome at night.webp" */
function readFileName(image: JsonRecord): string {
  const [path = ""] = asText(image["url"]).split("?");
  const name = path.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
