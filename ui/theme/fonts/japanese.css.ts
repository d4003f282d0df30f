import { fontStacks } from "../tokens.ts";
import { scriptFont } from "./script-font.ts";

scriptFont("ja", fontStacks.system.ja);
