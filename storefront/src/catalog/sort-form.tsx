import { Button } from '@witryna/ui/button';
import { Select } from '@witryna/ui/select';
import { useIntl } from 'react-intl';
import { useNavigation } from '../app/index.ts';
import { writeListState, type ListState } from './list-state.ts';
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
  if (options.length < 2) return null;
  const change = (value: string) => {
    const [, attribute, direction] = /^(.+)_(ASC|DESC)$/.exec(value) ?? [];
    const sort = attribute ? { attribute, direction: direction === 'DESC' ? ('DESC' as const) : ('ASC' as const) } : null;
    void navigation?.navigate(writeListState({ ...state, page: 1, sort }, keep) || '?', { keepScroll: true });
  };
  return (
    <form method="get">
      {Object.entries({ ...keep, ...joined(state.filters) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        label={intl.formatMessage(messages.sort)}
        optional
        optionalLabel=""
        name="sort"
        value={sortValue(state.sort)}
        options={options}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <noscript>
        <Button type="submit" size="small">
          {intl.formatMessage(messages.sort)}
        </Button>
      </noscript>
    </form>
  );
}

function joined(filters: ListState['filters']): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).map(([code, values]) => [code, values.join(',')]));
}
