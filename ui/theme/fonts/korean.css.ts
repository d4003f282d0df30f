import { fontStacks } from "../tokens.ts";
import { scriptFont } from "./script-font.css.ts";

scriptFont("ko", fontStacks.system.ko);
