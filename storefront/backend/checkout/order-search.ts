import type { StoreView } from '../store/store-view.ts';
import { magentoDateTime } from '../customer/date-time.ts';
import type { RequestContext } from '../request-context.ts';
import type { EqualFilter } from '../stores/store-search.ts';
import type { OrderRecord } from './order-repository.ts';
import { statusLabel } from './order-status.ts';

/** Magento's FilterRangeTypeInput: texts, both ends included. */
interface RangeFilter {
  from?: string | null;
  to?: string | null;
}

/** Magento's CustomerOrdersFilterInput; all conditions must hold. */
export interface OrderFilter {
  number?: (EqualFilter & { match?: string | null }) | null;
  order_date?: RangeFilter | null;
  grand_total?: RangeFilter | null;
  status?: EqualFilter | null;
}

/** Magento's ScopeTypeEnum. */
export type OrderScope = 'GLOBAL' | 'WEBSITE' | 'STORE';

/** Magento's CustomerOrderSortInput. */
export interface OrderSort {
  sort_field: 'NUMBER' | 'CREATED_AT';
  sort_direction: 'ASC' | 'DESC';
}

function isOneOf(values: readonly string[], filter: EqualFilter | null | undefined): boolean {
  const { eq, in: oneOf } = filter ?? {};
  if (typeof eq === 'string' && !values.includes(eq)) return false;
  return !oneOf || values.some((value) => oneOf.includes(value));
}

function isInRange<T>(value: T, filter: RangeFilter | null | undefined, read: (text: string, end: 'from' | 'to') => T) {
  const { from, to } = filter ?? {};
  if (from && value < read(from, 'from')) return false;
  return !to || value <= read(to, 'to');
}

/** A date without a time means the whole day. */
const readTime = (text: string, end: 'from' | 'to') =>
  text.length > 10 ? text.replace('T', ' ') : `${text} ${end === 'from' ? '00:00:00' : '23:59:59'}`;

function meets(order: OrderRecord, filter: OrderFilter, storeView: Pick<StoreView, 'words'>): boolean {
  const match = filter.number?.match;
  return (
    isOneOf([order.number], filter.number) &&
    (!match || order.number.includes(match)) &&
    isOneOf([order.state, statusLabel(order.state, storeView)], filter.status) &&
    isInRange(magentoDateTime(order.created_at), filter.order_date, readTime) &&
    isInRange(order.grand_total / 100, filter.grand_total, Number)
  );
}

/** Orders of the store view or, with a scope, of all store views of its website or of all websites. */
export function filterByScope(
  orders: readonly OrderRecord[],
  scope: OrderScope | null | undefined,
  { storeView, storeViews }: Pick<RequestContext, 'storeView' | 'storeViews'>,
): readonly OrderRecord[] {
  if (scope === 'GLOBAL') return orders;
  const views =
    scope === 'WEBSITE' ? storeViews.filter(({ websiteId }) => websiteId === storeView.websiteId) : [storeView];
  return orders.filter(({ store_code: code }) => views.some((view) => view.code === code));
}

/**
 * Orders that meet the filter, in the order asked for.
 * @param orders Oldest first; stays so without a sort, as in Magento.
 * @param storeView In whose language are the status labels that the filter names.
 */
export function searchOrders(
  orders: readonly OrderRecord[],
  filter: OrderFilter | null | undefined,
  sort: OrderSort | null | undefined,
  storeView: Pick<StoreView, 'words'>,
): OrderRecord[] {
  const found = orders.filter((order) => meets(order, filter ?? {}, storeView));
  if (!sort) return found;
  const key = sort.sort_field === 'NUMBER' ? 'number' : 'created_at';
  const sign = sort.sort_direction === 'DESC' ? -1 : 1;
  return found.sort((first, second) => sign * (first[key].localeCompare(second[key]) || first.id - second.id));
}
