/** Widths and heights of the originals that the merchant has uploaded, in pixels. */
export const originalSize = 2560;

const shoe = `<path d="M420 1500q60-420 260-600 120 180 420 260 620 120 860 330 140 130 120 260H420z" fill="currentColor"/>
  <path d="M400 1750h1700v110H400z" fill="#2b2420"/>
  <path d="M860 1040l200 120M800 1140l220 130M760 1250l220 130" stroke="#f4efe6" stroke-width="26"/>`;

const lamp = `<path d="M1280 200v620" stroke="#3a3a3a" stroke-width="28"/>
  <path d="M860 1500q60-620 420-680 360 60 420 680z" fill="currentColor"/>
  <path d="M860 1500h840l260 760H600z" fill="#fff3c4" opacity=".55"/>
  <circle cx="1280" cy="1520" r="110" fill="#fff8df"/>`;

/** Returns the SVG document of a shoe or a lamp in a color. */
export function drawProduct(kind: 'shoe' | 'lamp', color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${originalSize} ${originalSize}" width="${originalSize}" height="${originalSize}" color="${color}">
  <rect width="100%" height="100%" fill="#efece6"/>${kind === 'shoe' ? shoe : lamp}</svg>`;
}
