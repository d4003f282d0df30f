/** SVG elements as text. Every number is rounded to whole units: drawings are 1,600 of them wide. */

export function shape(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${faint(opacity)}/>`;
}

export function stroke(d: string, color: string, width: number, opacity = 1): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${ends}${faint(opacity)}/>`;
}

export function disc(x: number, y: number, radius: number, color: string, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color}"${faint(opacity)}/>`;
}

export function oval(x: number, y: number, across: number, down: number, color: string, opacity = 1): string {
  const size = `rx="${round(across)}" ry="${round(down)}"`;
  return `<ellipse cx="${round(x)}" cy="${round(y)}" ${size} fill="${color}"${faint(opacity)}/>`;
}

export function box(x: number, y: number, width: number, height: number, color: string, radius = 0): string {
  const rounded = radius === 0 ? "" : ` rx="${round(radius)}"`;
  const size = `width="${round(width)}" height="${round(height)}"`;
  return `<rect x="${round(x)}" y="${round(y)}" ${size}${rounded} fill="${color}"/>`;
}

/** A drawing made around 0,0, put somewhere else. */
export function put(content: string, x: number, y: number, scale = 1, degrees = 0): string {
  const turned = degrees === 0 ? "" : ` rotate(${round(degrees)})`;
  const scaled = scale === 1 ? "" : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${content}</g>`;
}

/** As many drawings as `count`, each from its number. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

export function round(value: number): number {
  return Math.round(value);
}

function faint(opacity: number): string {
  return opacity === 1 ? "" : ` opacity="${opacity}"`;
}
