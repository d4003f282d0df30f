import { fontStacks } from "../tokens.ts";
import { scriptFont } from "./script-font.css.ts";

scriptFont("ja", fontStacks.system.ja);
