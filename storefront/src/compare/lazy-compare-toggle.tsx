import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useHasInteracted } from '../platform/hydration/use-has-interacted.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import type { CompareToggleProps } from './compare-toggle.tsx';

const loadToggle = async () => (await import('./compare-toggle.tsx')).CompareToggle;

/** The toggle that compares a product, where the shop has comparisons. Its script comes with the first action. */
export function LazyCompareToggle(props: CompareToggleProps) {
  const { comparison } = useLayout().settings;
  const acted = useHasInteracted();
  return <LazyMount load={loadToggle} when={acted && comparison} props={props} />;
}
