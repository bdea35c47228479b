import { graphql } from '../commerce/index.ts';

/** Why a line cannot be bought; from Magento 2.4.5 on. */
const lineErrors = graphql(`
  fragment LineErrors on CartItemInterface @_requires(capability: "lineErrors") {
    errors @include(if: true) {
      code
      message
    }
  }
`);

/** Whether a line can be bought; from Magento 2.4.7 on. */
const lineAvailability = graphql(`
  fragment LineAvailability on CartItemInterface @_requires(capability: "lineAvailability") {
    is_available @include(if: true)
    not_available_message @include(if: true)
  }
`);

/** All that a release of Magento can say about whether a line can be bought. */
export const lineStateFields = graphql(
  `
  fragment LineState on CartItemInterface {
    ...LineErrors
    ...LineAvailability
    product {
      __typename
      uid
      stock_status
    }
    ... on ConfigurableCartItem {
      configured_variant {
        __typename
        uid
        stock_status
      }
    }
  }
`,
  [lineErrors, lineAvailability],
);

interface StockResponse {
  stock_status: 'IN_STOCK' | 'OUT_OF_STOCK' | null;
}

/** What a backend answered about a line; which fields are there depends on its release. */
export interface LineStateResponse {
  is_available?: boolean | null;
  not_available_message?: string | null;
  errors?: readonly ({ message: string } | null)[] | null;
  product: StockResponse;
  configured_variant?: StockResponse;
}

/** Whether a line can be bought. */
export interface LineState {
  /** Whether it can be bought as it is. */
  available: boolean;
  /** Whether nothing is left of it: less of it cannot be bought either. */
  soldOut: boolean;
  /** Why it cannot be bought as it is, in the server's words; empty when it can. */
  problems: string[];
}

/**
 * Reads the state of a line. Where a backend does not say whether it can be bought, its errors and the stock of its
 * product tell.
 */
export function getLineState({
  is_available: said,
  not_available_message: message,
  errors,
  product,
  configured_variant: variant,
}: LineStateResponse): LineState {
  const stocks = [product.stock_status, ...(variant ? [variant.stock_status] : [])];
  const isOut = stocks.includes('OUT_OF_STOCK');
  const problems = [
    ...(errors ?? []).flatMap((error) => (error ? [error.message] : [])),
    ...(said === false && message ? [message] : []),
  ];
  const available = said ?? (problems.length === 0 && !isOut);
  return { available, soldOut: !available && (isOut || stocks.includes(null)), problems };
}
