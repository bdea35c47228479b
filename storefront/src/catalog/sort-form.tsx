import { ProductSort } from '@witryna/ui/product-sort';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { listFields, toPage, writeListState, type ListState } from './list-state.ts';
import type { SortOption } from './sort-options.ts';

interface SortFormProps {
  state: ListState;
  /** Value of the chosen option. */
  value: string;
  keep: Readonly<Record<string, string>>;
  options: readonly SortOption[];
}

/** The order of a list: a form that also works without scripts. */
export function SortForm({ state, value, keep, options }: SortFormProps) {
  const navigation = useNavigation();
  const change = (value: string) => {
    const [, attribute, direction] = /^(.+)_(ASC|DESC)$/.exec(value) ?? [];
    const sort = attribute
      ? { attribute, direction: direction === 'DESC' ? ('DESC' as const) : ('ASC' as const) }
      : null;
    void navigation?.navigate(writeListState({ ...toPage(state, 1), sort }, keep) || '?', { keepScroll: true });
  };
  return (
    <ProductSort
      value={value}
      options={options}
      hiddenFields={listFields({ ...state, sort: null }, keep)}
      onValueChange={change}
    />
  );
}
