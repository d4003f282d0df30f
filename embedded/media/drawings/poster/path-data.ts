import type { PathCommand } from "opentype.js";

/** Path data in whole units: finer is never seen, and half the size. */
export function pathData(commands: readonly PathCommand[]): string {
  return commands.map(commandData).join("");
}

function commandData(command: PathCommand): string {
  switch (command.type) {
    case "C":
      return `C${numbers(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
    case "Q":
      return `Q${numbers(command.x1, command.y1, command.x, command.y)}`;
    case "Z":
      return "Z";
    default:
      return `${command.type}${numbers(command.x, command.y)}`;
  }
}

function numbers(...values: readonly number[]): string {
  return values.map((value) => Math.round(value)).join(" ");
}
