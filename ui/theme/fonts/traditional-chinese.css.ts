import { fontStacks } from "../tokens.ts";
import { scriptFont } from "./script-font.ts";

scriptFont("zh-Hant", fontStacks.system["zh-Hant"]);
