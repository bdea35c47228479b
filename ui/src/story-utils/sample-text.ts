import type { SampleText } from './sample-texts/pl-PL.ts';

/** Texts of the sample content in one language, by their English text. */
export type SampleTexts = Readonly<Record<SampleText, string>>;

let locale = 'en-US';
let translate = (text: SampleText): string => text;

/**
 * Sets the language of the sample content, by default English. Called by Storybook before it loads the stories.
 *
 * @param tag - Locale of the prices
 * @param getText - Returns a text in the language of the locale
 */
export function setSampleLocale(tag: string, getText: (text: SampleText) => string): void {
  locale = tag;
  translate = getText;
}

/** Returns the locale of the sample content. */
export function getSampleLocale(): string {
  return locale;
}

/**
 * Returns sample content, such as the name of a product, in the language of the story.
 *
 * @param text - English text, which names its translations in `sample-texts/`
 * @param values - Replace the names in braces
 */
export function sampleText(text: SampleText, values: Readonly<Record<string, string | number>> = {}): string {
  return translate(text).replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/**
 * Returns a sample price as the locale of the story formats it: in zloty in Polish, otherwise in euros, as the sample
 * texts. Lines do not break at its spaces; a query by text needs `collapseWhitespace: false` to find them.
 *
 * @param amount - In hundredths of the currency
 */
export function samplePrice(amount: number): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: locale === 'pl-PL' ? 'PLN' : 'EUR',
    currencyDisplay: 'narrowSymbol',
    useGrouping: true,
  })
    .format(amount / 100)
    .replace('-', '−');
}
