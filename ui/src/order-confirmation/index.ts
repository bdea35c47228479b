export { OrderConfirmation, type OrderConfirmationProps } from './order-confirmation.tsx';
export { OrderedItems, type OrderedItem, type OrderedItemsProps } from './ordered-items.tsx';
