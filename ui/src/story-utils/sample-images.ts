/** Size of a name on the label, and how many characters of it fit beside each other. */
const FONT_SIZE = 18;
const CHARACTERS = 9;
/** Height that the lines of a name may take on the label. */
const LABEL_HEIGHT = 88;
/** Distance of lines as a multiple of the font size. */
const LINE_HEIGHT = 1.15;

/** Splits a name between words, into lines of at most `CHARACTERS` unless one word is longer. */
function splitName(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= CHARACTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Returns the lines of a name as SVG text in the middle of the label, smaller if they are too long or too many. */
function drawName(name: string): string {
  const lines = splitName(name);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(FONT_SIZE, (FONT_SIZE * CHARACTERS) / longest, LABEL_HEIGHT / (lines.length * LINE_HEIGHT));
  const middle = 230 + size / 3;
  return lines
    .map((line, index) => {
      const y = middle + (index - (lines.length - 1) / 2) * size * LINE_HEIGHT;
      return `<text x="160" y="${y.toFixed(1)}" text-anchor="middle" font-family="sans-serif" font-size="${size.toFixed(1)}" font-weight="700" fill="#1e4b38">${line}</text>`;
    })
    .join('');
}

/**
 * Address of a rendered packshot for stories: a jar on no background, with its name on the label. No network is needed.
 */
export function getSampleImage(name: string, glass = '#a8611c'): string {
  return drawJar(name, glass, '0 0 320 400');
}

/** Address of a banner for stories: the same jar in the middle of a wide picture that may be cropped on all sides. */
export function getSampleBanner(name: string): string {
  return drawJar(name, '#a8611c', '-265 35 850 340');
}

/** Returns the address of a drawn jar on a part of the plane. The edge of its lid shows it on dark backgrounds. */
function drawJar(name: string, glass: string, viewBox: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">
    <rect x="109.5" y="97.5" width="101" height="31" rx="6.5" fill="#2b2b28" stroke="#8b8b80" stroke-width="3"/>
    <path d="M96 150q0-20 20-20h88q20 0 20 20v150q0 14-14 14H110q-14 0-14-14z" fill="${glass}"/>
    <rect x="96" y="182" width="128" height="96" fill="#fbfaf6"/>
    ${drawName(name)}
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
