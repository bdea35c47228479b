export { PriceSummary, type PriceSummaryProps, type PriceSummaryRow } from './price-summary.tsx';
