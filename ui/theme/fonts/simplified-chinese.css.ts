import { fontStacks } from "../tokens.ts";
import { scriptFont } from "./script-font.css.ts";

scriptFont("zh-Hans", fontStacks.system["zh-Hans"]);
