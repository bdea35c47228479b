import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '../../../storefront/src/i18n/compile-message.ts';
import { formatCompiledMessage, type MessageValues } from '../../../storefront/src/i18n/format-compiled-message.ts';

const features = [
  'account',
  'platform/layout',
  'cart',
  'cart/adding',
  'checkout',
  'checkout/pickup',
  'auth',
  'product-options',
  'products',
  'compare',
  'orders',
  'credit',
  'gift-messages',
  'send-friend',
  'forms',
  'contact',
  'newsletter',
  'recently-viewed',
  'review',
  'search',
  'shell/pages',
  'wishlist',
] as const;

/**
 * Finds a text of the shop by its message id, and puts values into it.
 *
 * @param values Default: the text stays as the catalog has it.
 * @throws Error when there is no such text
 */
export type ShopText = (id: string, values?: MessageValues) => string;

/** Returns the function that finds the texts of a language. */
export function readShopTexts(locale: 'de_DE' | 'en_GB' | 'en_US' | 'pl_PL'): ShopText {
  const read = (feature: string): unknown =>
    JSON.parse(
      readFileSync(
        path.join(import.meta.dirname, '../../../storefront/src', feature, 'messages', `${locale}.json`),
        'utf8',
      ),
    );
  const texts = new Map(
    features.flatMap((feature) =>
      Object.entries(read(feature) ?? {}).flatMap(([id, text]): [string, string][] =>
        typeof text === 'string' ? [[id, text]] : [],
      ),
    ),
  );
  const tag = locale.replace('_', '-');
  const [numbers, plurals] = [new Intl.NumberFormat(tag), new Intl.PluralRules(tag)];
  const rules = {
    format: (value: number) => numbers.format(value),
    select: (value: number) => plurals.select(value),
  };
  return (id, values) => {
    const text = texts.get(id);
    if (text === undefined) throw new Error(`There is no message "${id}" in ${locale}.`);
    return values ? formatCompiledMessage(compileMessage(text), values, rules) : text;
  };
}
