import { fontStacks } from "../tokens.ts";
import { scriptFont } from "./script-font.ts";

scriptFont("zh-Hans", fontStacks.system["zh-Hans"]);
