import type { NetContent } from '../../backend/index.ts';

/** Content at the end of a subtitle, e.g. `, 30 ml`. */
const contentAtEnd = /, \d+ (?:ml|g|kg)$/;

const pieces = { pl: 'szt.', en: 'pcs' } as const;

/**
 * Returns form and content of a variant: the product's subtitle with the variant's content.
 *
 * @param subtitle - Of the product, in the language.
 */
export function getVariantSubtitle(subtitle: string, { amount, unit }: NetContent, language: keyof typeof pieces): string {
  if (unit === 'ml') return `${subtitle.replace(contentAtEnd, '')}, ${amount} ml`;
  if (unit === 'g') return `${subtitle.replace(contentAtEnd, '')}, ${amount < 1000 ? `${amount} g` : `${amount / 1000} kg`}`;
  // Where the number of pieces is that of all variants, the product's subtitle tells it already.
  return subtitle.startsWith(`${amount} `) ? subtitle : `${subtitle}, ${amount} ${pieces[language]}`;
}
