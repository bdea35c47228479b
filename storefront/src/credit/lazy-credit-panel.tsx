import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import type { CreditPanelProps } from './credit-panel.tsx';

const loadCreditPanel = async () => (await import('./credit-panel.tsx')).CreditPanel;

/** Store credit and reward points in the checkout. The script loads for customers who have any. */
export function LazyCreditPanel(props: CreditPanelProps) {
  const isOffered = props.balances.some(({ amount }) => amount.minor > 0) || props.applied.length > 0;
  return <LazyMount load={loadCreditPanel} when={isOffered} props={props} />;
}
