import type { ResultOf } from '../commerce/index.ts';
import { formatMinorUnits, toMinorUnits, type IntlShape } from '../i18n/index.ts';
import type { PriceUnit } from '../platform/layout/get-price-unit.ts';
import { escapeHtml } from '../platform/navigation/escape-html.ts';
import { getAttributeText, isProductAttribute, type ProductAttributes } from '../products/index.ts';
import type { visibleAttributesQuery } from './visible-attributes-query.ts';

type VisibleAttributes = ResultOf<typeof visibleAttributesQuery.document>;
type AttributeInput = NonNullable<
  NonNullable<NonNullable<VisibleAttributes['attributesList']>['items'][number]>['frontend_input']
>;

// The page shows them elsewhere, or they are settings of the product.
const otherAttributes = new Set([
  'name',
  'sku',
  'description',
  'short_description',
  'price',
  'special_price',
  'tax_class_id',
  'url_key',
]);

const hiddenInputs: ReadonlySet<AttributeInput> = new Set<AttributeInput>([
  'FILE',
  'GALLERY',
  'HIDDEN',
  'IMAGE',
  'MEDIA_IMAGE',
  'UNDEFINED',
]);

/** Inputs of values that are no text or HTML. Page Builder has an input that GraphQL does not know. */
const valueInputs: ReadonlySet<AttributeInput> = new Set<AttributeInput>([
  'BOOLEAN',
  'DATE',
  'DATETIME',
  'MULTISELECT',
  'PRICE',
  'SELECT',
  'WEIGHT',
]);

/** Returns whether an attribute is a text or HTML, also where its input is unknown. */
export const isTextInput = (input: AttributeInput | null): boolean => input === null || !valueInputs.has(input);

type AttributeKind = NonNullable<NonNullable<VisibleAttributes['attributesList']>['items'][number]>;

/** Labels and inputs of the attributes that the merchant shows on product pages, by their code. */
export type AttributeKinds = ReadonlyMap<string, AttributeKind>;

/** Reads the attributes that the merchant shows on product pages. */
export const toAttributeKinds = (visible: VisibleAttributes): AttributeKinds =>
  new Map(visible.attributesList?.items.flatMap((attribute) => (attribute ? [[attribute.code, attribute]] : [])));

const weightUnits = new Map([
  ['kgs', 'kilogram'],
  ['lbs', 'pound'],
]);

/**
 * Returns a table of a product's visible attributes as HTML, in the order of the product's attributes. Attributes
 * without a value and those that the page shows elsewhere are left out.
 *
 * @param attributes - Values of the product.
 * @param visible - Labels and types of the visible attributes.
 * @param options.priceUnit - How prices, which are in the base currency, are shown. Default: as they are.
 * @param options.sanitize - Makes the HTML of values safe.
 * @returns safe HTML; empty when no attribute is left
 */
export function renderSpecification(
  attributes: ProductAttributes,
  visible: VisibleAttributes,
  { sanitize, ...context }: Omit<Formats, keyof StoreFormats> & { sanitize: (html: string) => string },
): string {
  const known = toAttributeKinds(visible);
  const rows = (attributes?.items ?? []).flatMap((item) => {
    const attribute = item && known.get(item.code);
    const input = attribute?.frontend_input ?? 'TEXT';
    const text = item && getAttributeText(item)?.trim();
    if (!attribute?.label || !text || hiddenInputs.has(input)) return [];
    if (isProductAttribute(attribute.code, isTextInput(input)) || otherAttributes.has(attribute.code)) return [];
    const value = formatValue(text, input, { ...visible.storeConfig, ...context });
    const html = isHtml(value) ? sanitize(value) : escapeHtml(value).replaceAll('\n', '<br>');
    return html ? [`<tr><th scope="row">${escapeHtml(attribute.label)}</th><td>${html}</td></tr>`] : [];
  });
  return rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : '';
}

type StoreFormats = NonNullable<VisibleAttributes['storeConfig']>;

interface Formats extends Partial<StoreFormats> {
  intl: IntlShape;
  timeZone: string;
  priceUnit?: PriceUnit;
}

function formatValue(text: string, input: AttributeInput, formats: Formats): string {
  const { intl, timeZone } = formats;
  switch (input) {
    case 'BOOLEAN':
      return formatBoolean(text, intl);
    case 'DATE':
      return formatDate(text.slice(0, 10), intl, { dateStyle: 'long', timeZone: 'UTC' }) ?? text;
    case 'DATETIME':
      // Magento stores times in UTC.
      return (
        formatDate(`${text.replace(' ', 'T')}Z`, intl, { dateStyle: 'long', timeStyle: 'short', timeZone }) ?? text
      );
    case 'PRICE':
    case 'WEIGHT':
      return formatAmount(Number(text), input, formats) ?? text;
    default:
      return text;
  }
}

// Depending on its type in the merchant's shop, it comes as a number or as the label of an option.
function formatBoolean(text: string, intl: IntlShape): string {
  if (/^(?:1|yes)$/i.test(text)) return intl.formatMessage('catalog.yes');
  if (/^(?:0|no)$/i.test(text)) return intl.formatMessage('catalog.no');
  return text;
}

function formatDate(iso: string, intl: IntlShape, options: Intl.DateTimeFormatOptions): string | null {
  return Number.isNaN(Date.parse(iso)) ? null : intl.formatDate(iso, options);
}

function formatAmount(
  amount: number,
  input: 'PRICE' | 'WEIGHT',
  { intl, priceUnit, base_currency_code: baseCurrency, weight_unit: weightUnit }: Formats,
): string | null {
  if (!Number.isFinite(amount)) return null;
  if (input === 'PRICE') {
    const { currency, rate } = priceUnit ?? { currency: baseCurrency, rate: 1 };
    return currency ? formatMinorUnits(intl, toMinorUnits(amount * rate), currency) : null;
  }
  const unit = weightUnits.get(weightUnit ?? '');
  return intl.formatNumber(amount, { maximumFractionDigits: 4, ...(unit && { style: 'unit', unit }) });
}

const isHtml = (text: string): boolean => /<[a-z!/]|&#?\w+;/i.test(text);
