export { OrderList, type OrderListItem, type OrderListProps } from './order-list.tsx';
export { OrderStatus, type OrderStatusProps } from './order-status.tsx';
