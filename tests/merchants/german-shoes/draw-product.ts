/** Widths and heights of the originals that the merchant has uploaded, in pixels. */
export const originalSize = 2560;

const shoe = `<path d="M420 1500q60-420 260-600 120 180 420 260 620 120 860 330 140 130 120 260H420z"/>`;

const shoeDetails = `<path d="M400 1750h1700v110H400z" fill="#2b2420"/>
  <path d="M860 1040l200 120M800 1140l220 130M760 1250l220 130" stroke="#f4efe6" stroke-width="26"/>`;

const lamp = `<path d="M860 1500q60-620 420-680 360 60 420 680z"/>`;

const lampDetails = `<path d="M1280 200v620" stroke="#3a3a3a" stroke-width="28"/>
  <path d="M860 1500h840l260 760H600z" fill="#fff3c4" opacity=".55"/>
  <circle cx="1280" cy="1520" r="110" fill="#fff8df"/>`;

/**
 * The light of a studio, and the noise of a camera: without it a JPEG of a drawing has a tenth of the bytes of a
 * photograph. A tile of it is computed, which is as fast as a picture without noise.
 */
const photograph = `<defs>
    <radialGradient id="wall" cx=".4" cy=".3" r=".9"><stop stop-color="#f8f5ef"/><stop offset="1" stop-color="#cbc4b8"/></radialGradient>
    <linearGradient id="light" x2=".6" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-opacity=".35"/></linearGradient>
    <filter id="noise" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency=".87" seed="7" stitchTiles="stitch"/>
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.1 0 0 0 -.42"/>
    </filter>
    <pattern id="grain" width="256" height="256" patternUnits="userSpaceOnUse"><rect width="256" height="256" filter="url(#noise)"/></pattern>
  </defs>`;

/** Returns the SVG document of a photograph of a shoe or a lamp in a color. */
export function drawProduct(kind: 'shoe' | 'lamp', color: string): string {
  const [shape, details] = kind === 'shoe' ? [shoe, shoeDetails] : [lamp, lampDetails];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${originalSize} ${originalSize}" width="${originalSize}" height="${originalSize}">
  ${photograph}<rect width="100%" height="100%" fill="url(#wall)"/>
  <g fill="${color}">${shape}</g><g fill="url(#light)">${shape}</g>${details}
  <rect width="100%" height="100%" fill="url(#grain)"/></svg>`;
}
