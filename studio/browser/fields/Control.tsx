import { BooleanControl } from "./boolean/BooleanControl.tsx";
import { CatalogControl } from "./catalog/CatalogControl.tsx";
import { ColorControl } from "./color/ColorControl.tsx";
import { EmbedControl } from "./embed/EmbedControl.tsx";
import { GeoPointControl } from "./geo-point/GeoPointControl.tsx";
import { TableControl } from "./table/TableControl.tsx";
import type { ControlProps, FieldComponent } from "./field-props.ts";
import { GroupControl } from "./group/GroupControl.tsx";
import { ImageControl } from "./image/ImageControl.tsx";
import { LegacyControl } from "./legacy/LegacyControl.tsx";
import { LinkControl } from "./link/LinkControl.tsx";
import { DateControl } from "./date/DateControl.tsx";
import { NumberControl } from "./number/NumberControl.tsx";
import { RichTextControl } from "./rich-text/RichTextControl.tsx";
import { SelectControl } from "./select/SelectControl.tsx";
import { TextControl } from "./text/TextControl.tsx";
import { UidControl } from "./uid/UidControl.tsx";

/** The control for the type of a field. */
export function Control({ spec, Field, ...props }: ControlProps & FieldComponent) {
  switch (spec.type) {
    case "Text":
      return <TextControl {...props} spec={spec} />;
    case "UID":
      return <UidControl {...props} spec={spec} />;
    case "StructuredText":
      return <RichTextControl {...props} spec={spec} />;
    case "Number":
      return <NumberControl {...props} spec={spec} />;
    case "Boolean":
      return <BooleanControl {...props} spec={spec} />;
    case "Select":
      return <SelectControl {...props} spec={spec} />;
    case "Date":
    case "Timestamp":
      return <DateControl {...props} spec={spec} />;
    case "Image":
      return <ImageControl {...props} spec={spec} />;
    case "Link":
      return <LinkControl {...props} spec={spec} />;
    case "Group":
      return <GroupControl {...props} spec={spec} Field={Field} />;
    case "Color":
      return <ColorControl {...props} spec={spec} />;
    case "Embed":
      return <EmbedControl {...props} spec={spec} />;
    case "GeoPoint":
      return <GeoPointControl {...props} spec={spec} />;
    case "Table":
      return <TableControl {...props} spec={spec} />;
    case "IntegrationFields":
      return <CatalogControl {...props} spec={spec} />;
    default:
      return <LegacyControl {...props} spec={spec} />;
  }
}
