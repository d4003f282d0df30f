import * as drawing from "./drawing.css.ts";
import * as explorer from "./explorer.css.ts";
import * as fullScreen from "./full-screen.css.ts";
import * as looks from "./seat-looks.css.ts";
import * as list from "./seat-list.css.ts";
import * as map from "./seat-map.css.ts";
import * as tray from "./tray.css.ts";
import * as viewport from "./viewport.css.ts";

/** The style sheets of all that the explorer makes. Its page has those that they refer to. */
export const explorerSheets = [explorer, map, viewport, drawing, looks, list, tray, fullScreen] as const;
