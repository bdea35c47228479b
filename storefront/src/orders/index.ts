/** Orders that have been placed: lists, one order, repeating it. */
export { ordersMessages } from './messages.ts';
export { OrderList } from './order-list.tsx';
export { recentOrdersQuery } from './order-operations.ts';
export { QueryFailed, QueryLoading, QueryView } from './query-view.tsx';
/** All orders of the customer, fetched when they are shown. */
export const loadOrderHistory = async () => (await import('./order-history.tsx')).OrderHistory;

/** One order of the customer, fetched when it is shown. */
export const loadCustomerOrder = async () => (await import('./customer-order.tsx')).CustomerOrder;
export { orderPath, type GuestOrderRouteParams } from './order-routes.ts';
