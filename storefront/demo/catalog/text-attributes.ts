import type { SeedTextAttribute, SeedTexts } from '../../backend/index.ts';
import type { DemoLanguage } from '../demo-language.ts';
import { premiumContent } from './premium-content.ts';
import type { Substance, Supplement } from './supplement.ts';

/** An attribute whose value is a text of the product. */
interface TextAttribute extends SeedTextAttribute {
  /** Value in the language of the product's texts. */
  readonly valueOf: (product: Supplement, language: DemoLanguage) => string;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const COMPOSITION_COLUMNS: Readonly<Record<DemoLanguage, readonly string[]>> = {
  pl: ['Składnik', 'W porcji dziennej', '% RWS'],
  en: ['Ingredient', 'Per daily portion', '% NRV'],
};

function compositionTable(rows: readonly Substance[], language: DemoLanguage): string {
  const body = rows
    .map(({ name, amount, referenceIntake }) => {
      const cells = [amount, referenceIntake ?? '–'].map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
      return `<tr><th scope="row">${escapeHtml(name)}</th>${cells}</tr>`;
    })
    .join('');
  const head = COMPOSITION_COLUMNS[language].map((title) => `<th scope="col">${title}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Questions as a definition list, which an editor can write by hand and a page can show as it is. */
function questionList({ questions }: Supplement): string {
  const entries = questions
    .map(({ question, answer }) => `<dt>${escapeHtml(question)}</dt><dd>${answer}</dd>`)
    .join('');
  return entries === '' ? '' : `<dl>${entries}</dl>`;
}

const plain = (code: string, label: string, valueOf: TextAttribute['valueOf']): TextAttribute => ({
  code,
  label,
  isHtml: false,
  valueOf,
});

const html = (code: string, label: string, valueOf: TextAttribute['valueOf']): TextAttribute => ({
  code,
  label,
  isHtml: true,
  valueOf,
});

/** What the shop tells about a food supplement, in the order of the product page. */
const attributes: readonly TextAttribute[] = [
  plain('subtitle', 'Postać i zawartość', (product) => product.subtitle),
  plain('legal_name', 'Rodzaj produktu', (_, language) => (language === 'pl' ? 'Suplement diety' : 'Food supplement')),
  plain('delivery_time', 'Czas wysyłki', (_, language) =>
    language === 'pl' ? 'wysyłka w 24 godziny' : 'dispatched within 24 hours',
  ),
  plain('daily_portion', 'Porcja dzienna', (product) => product.dailyPortion),
  html('composition', 'Zawartość w porcji dziennej', (product, language) =>
    compositionTable(product.composition, language),
  ),
  html('ingredients', 'Składniki', (product) => product.ingredients),
  plain('dosage', 'Sposób użycia', (product) => product.dosage),
  plain('warnings', 'Ostrzeżenia', (product) => product.warnings),
  plain('storage', 'Przechowywanie', (product) => product.storage),
  plain('producer', 'Producent', (product) => product.producer),
  html('questions', 'Pytania i odpowiedzi', questionList),
  html('premium_content', 'Treści rozszerzone', ({ urlKey }, language) => premiumContent[language][urlKey] ?? ''),
];

/** Text attributes of a food supplement. */
export const textAttributes: readonly SeedTextAttribute[] = attributes.map(({ code, label, isHtml }) => ({
  code,
  label,
  isHtml,
}));

/** Returns the values of the text attributes in the language of the product's texts. */
export function getTexts(product: Supplement, language: DemoLanguage): SeedTexts {
  return Object.fromEntries(attributes.map(({ code, valueOf }) => [code, valueOf(product, language)]));
}
