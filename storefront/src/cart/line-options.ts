import { defineQuery, graphql, toConfigurableOptions, type ProductOption, type ResultOf } from '../commerce/index.ts';

/** The options of a product in the cart, and which of them can be bought together. */
export const lineOptionsQuery = defineQuery({
  name: 'getLineOptions',
  document: graphql(`
    query getLineOptions($sku: String!) {
      products(filter: { sku: { eq: $sku } }) {
        items {
          __typename
          uid
          sku
          ... on ConfigurableProduct {
            configurable_options {
              uid
              attribute_code
              label
              position
              values {
                uid
                label
                swatch_data {
                  __typename
                  value
                  ... on ImageSwatchData {
                    thumbnail
                  }
                }
              }
            }
            variants {
              attributes {
                code
                uid
              }
              product {
                uid
                stock_status
              }
            }
          }
        }
      }
    }
  `),
});

export interface LineOptions {
  /** What can be chosen, in the order of the product page, e.g. flavor and size. */
  axes: readonly ProductOption[];
  /** Choices that can be bought: value uid by option code. */
  buyable: readonly Readonly<Record<string, string>>[];
  /** The choice that these value uids stand for. */
  getChoice(valueUids: readonly string[]): Readonly<Record<string, string>>;
  /** Whether exactly these values can be bought together. */
  isAvailable(valueUids: readonly string[]): boolean;
}

/** Reads the options; null when the product has none any more. */
export function toLineOptions(answer: ResultOf<typeof lineOptionsQuery.document>): LineOptions | null {
  const product = answer.products?.items?.find((item) => item?.__typename === 'ConfigurableProduct');
  if (product?.__typename !== 'ConfigurableProduct') return null;
  const axes = toConfigurableOptions(product.configurable_options);
  const buyable = (product.variants ?? []).flatMap((variant) =>
    variant?.product?.stock_status === 'IN_STOCK'
      ? [
          Object.fromEntries(
            (variant.attributes ?? []).flatMap((attribute) =>
              attribute?.code ? [[attribute.code, attribute.uid]] : [],
            ),
          ),
        ]
      : [],
  );
  return {
    axes,
    buyable,
    getChoice: (valueUids) =>
      Object.fromEntries(
        axes.flatMap(({ code, values }) => {
          const chosen = values.find(({ uid }) => valueUids.includes(uid));
          return chosen ? [[code, chosen.uid]] : [];
        }),
      ),
    isAvailable: (valueUids) =>
      valueUids.length === axes.length &&
      buyable.some((variant) => Object.values(variant).every((uid) => valueUids.includes(uid))),
  };
}

/** Values of one option that can be bought with the other choices as they are. */
export function reachableValues(
  { buyable }: Pick<LineOptions, 'buyable'>,
  chosen: Readonly<Record<string, string>>,
  code: string,
): ReadonlySet<string> {
  const fitting = buyable.filter((variant) =>
    Object.entries(chosen).every(([other, uid]) => other === code || variant[other] === uid),
  );
  return new Set(fitting.flatMap((variant) => variant[code] ?? []));
}
