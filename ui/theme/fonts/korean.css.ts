import { fontStacks } from "../tokens.ts";
import { scriptFont } from "./script-font.ts";

scriptFont("ko", fontStacks.system.ko);
