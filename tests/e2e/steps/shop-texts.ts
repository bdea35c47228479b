import { readFileSync } from 'node:fs';
import path from 'node:path';

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
  'products',
] as const;

/** Returns the function that finds a text of the shop by its message id. */
export function readShopTexts(locale: 'de_DE' | 'en_GB' | 'en_US' | 'pl_PL'): (id: string) => string {
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
  return (id) => {
    const text = texts.get(id);
    if (text === undefined) throw new Error(`There is no message "${id}" in ${locale}.`);
    return text;
  };
}
