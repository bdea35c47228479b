export { OrderSummary, type OrderSummaryLine, type OrderSummaryProps } from './order-summary.tsx';
