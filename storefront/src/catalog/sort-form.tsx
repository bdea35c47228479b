import { ProductSort } from '@witryna/ui/product-sort';
import { useNavigation } from '../app/index.ts';
import { useIntl } from '../i18n/index.ts';
import { listFields, toPage, writeListState, type ListState } from './list-state.ts';
import { messages } from './messages.ts';
import { sortValue, type SortOption } from './sort-options.ts';

interface SortFormProps {
  state: ListState;
  keep: Readonly<Record<string, string>>;
  options: readonly SortOption[];
}

/** The order of a list: a form that also works without scripts (UI-25). */
export function SortForm({ state, keep, options }: SortFormProps) {
  const intl = useIntl();
  const navigation = useNavigation();
  const change = (value: string) => {
    const [, attribute, direction] = /^(.+)_(ASC|DESC)$/.exec(value) ?? [];
    const sort = attribute ? { attribute, direction: direction === 'DESC' ? ('DESC' as const) : ('ASC' as const) } : null;
    void navigation?.navigate(writeListState({ ...toPage(state, 1), sort }, keep) || '?', { keepScroll: true });
  };
  return (
    <ProductSort
      label={intl.formatMessage(messages.sort)}
      submitLabel={intl.formatMessage(messages.sort)}
      value={sortValue(state.sort)}
      options={options}
      hiddenFields={listFields({ ...state, sort: null }, keep)}
      onValueChange={change}
    />
  );
}
