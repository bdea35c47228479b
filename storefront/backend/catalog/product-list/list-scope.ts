import type { PriceScope } from '../../money.ts';
import type { RequestContext } from '../../request-context.ts';
import type { SearchRules } from '../../shop/catalog-seed.ts';

/** What a product list depends on besides its arguments. */
export type ListScope = PriceScope & Pick<RequestContext, 'shop'>;

const NO_RULES: SearchRules = {};

/** How the shop understands search texts. */
export function getSearchRules({ shop }: ListScope): SearchRules {
  return shop.catalog.search ?? NO_RULES;
}
