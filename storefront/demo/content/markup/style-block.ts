/**
 * Moves every inline style into one style sheet at the front, the encoding that Page Builder's editor writes since
 * Magento 2.4.2: elements carry a `data-pb-style` id, rules with equal declarations are written once.
 *
 * @param markup Page Builder markup whose styles stand in `style` attributes.
 */
export function inStyleBlock(markup: string): string {
  const idsByStyle = new Map<string, string[]>();
  let count = 0;
  const rewritten = markup.replace(/ style="([^"]*)"/gu, (_, style: string) => {
    const id = styleId(count);
    count += 1;
    idsByStyle.set(style, [...(idsByStyle.get(style) ?? []), id]);
    return ` data-pb-style="${id}"`;
  });
  const rules = [...idsByStyle].map(
    ([style, ids]) => `${ids.map((id) => `#html-body [data-pb-style=${id}]`).join(',')}{${style}}`,
  );
  return `<style>${rules.join('')}</style>${rewritten}`;
}

const ID_LETTERS = 26;
const ID_DIGITS = 6;
// Prime to the number of ids, so that they look drawn by lot and never repeat.
const STEP = 1_000_003;

/** Seven upper-case letters and digits, the first one a letter. */
function styleId(index: number): string {
  const number = (index + 1) * STEP;
  const letter = String.fromCharCode('A'.charCodeAt(0) + (number % ID_LETTERS));
  return letter + number.toString(36).toUpperCase().padStart(ID_DIGITS, '0').slice(-ID_DIGITS);
}
