import { ImagePlus } from "lucide";
import { useState } from "react";
import { asRecord, asText } from "../../../protocol/as-json.ts";
import type { ImageSpec } from "../../../protocol/models/field-spec.ts";
import { Icon } from "../../controls/Icon.tsx";
import type { ControlProps } from "../field-props.ts";
import { MediaWindow } from "../../controls/MediaWindow.tsx";
import { messages } from "../messages.ts";
import { replacePicture } from "./change-image.ts";
import { ImageView } from "./ImageView.tsx";
import * as css from "./image.css.ts";

/** A picture with its alternative text, crop and sizes; or the way to the media library. */
export function ImageControl({ spec, value, onChange, ids }: ControlProps<ImageSpec>) {
  const [isChoosing, setChoosing] = useState(false);
  const image = asRecord(value);
  return (
    <div role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy}>
      {asText(image["url"]) === "" ? (
        <button type="button" id={ids.id} className={css.empty} onClick={() => setChoosing(true)}>
          <Icon icon={ImagePlus} />
          {messages.choosePicture}
        </button>
      ) : (
        <ImageView spec={spec} image={image} id={ids.id} onChange={onChange} onReplace={() => setChoosing(true)} />
      )}
      {isChoosing && (
        <MediaWindow
          title={messages.choosePicture}
          assetType="image"
          onClose={() => setChoosing(false)}
          onChoose={(media) => {
            setChoosing(false);
            onChange(replacePicture(image, media, spec));
          }}
        />
      )}
    </div>
  );
}
