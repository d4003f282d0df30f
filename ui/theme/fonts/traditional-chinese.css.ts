import { fontStacks } from "../tokens.ts";
import { scriptFont } from "./script-font.css.ts";

scriptFont("zh-Hant", fontStacks.system["zh-Hant"]);
