/** Colors of the operating system, which canvases know too. They depend on the visitor. */
const systemColor =
  /text$|^(?:a(?:ccent|ctive|pp)|back|button|canvas|caption|field|highlight|inactive|info|mark|menu|scroll|selected|threed|window)/;
let canvas: OffscreenCanvasRenderingContext2D | null | undefined;

/**
 * Returns the hexadecimal digits of a color name in lower case, as the browser knows it: a table of them would be a
 * 15th of the parser.
 */
export function findNamedColor(name: string): string | undefined {
  if (!/^[a-z]+$/.test(name) || systemColor.test(name)) return undefined;
  canvas ??= typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return undefined;
  // A canvas ignores what is no color and keeps the one before.
  canvas.fillStyle = '#010203';
  canvas.fillStyle = name;
  return canvas.fillStyle === '#010203' ? undefined : canvas.fillStyle.slice(1);
}
