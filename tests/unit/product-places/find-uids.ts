import type { TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';

const CHOICES = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
  ... on ConfigurableProduct { configurable_options { values { uid label } } }
  ... on CustomizableProductInterface { options {
    uid title
    ... on CustomizableDropDownOption { dropDown: value { uid title } }
    ... on CustomizableRadioOption { radio: value { uid title } }
    ... on CustomizableCheckboxOption { checkbox: value { uid title } }
    ... on CustomizableMultipleOption { multiple: value { uid title } }
  } }
  ... on BundleProduct { items { options { uid label } } }
  ... on DownloadableProduct { downloadable_product_links { uid title } }
} } }`;

interface Titled {
  uid: string;
  title?: string;
  label?: string;
}

const isTitled = (value: unknown): value is Titled => typeof value === 'object' && value !== null && 'uid' in value;

/** No-break spaces are typography of the merchant. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

function find(value: unknown, title: string): string | undefined {
  if (isTitled(value) && [value.title, value.label].map(plain).includes(title)) return value.uid;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const found = find(inner, title);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Fetches what can be chosen of a product.
 *
 * @returns finds the uid of an option or value by its title, and throws where the product has none
 */
export async function findUids(shop: TestShop, sku: string): Promise<(title: string) => string> {
  const { data } = await shop.ask(CHOICES, { sku });
  return (title) => {
    const uid = find(data, title);
    if (uid === undefined) throw new Error(`${sku} has nothing called "${title}".`);
    return uid;
  };
}

/** Returns the uids of options and values of a product by their titles. */
export async function uidsOf(shop: TestShop, sku: string, ...titles: string[]): Promise<string[]> {
  return titles.map(await findUids(shop, sku));
}
