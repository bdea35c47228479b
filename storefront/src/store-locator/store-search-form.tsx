import { Button } from '@witryna/ui/button';
import { PinIcon } from '@witryna/ui/icon';
import { TextField } from '@witryna/ui/text-field';
import { useEffect, useRef } from 'react';
import { useIntl } from '../i18n/index.ts';
import { useHydrated } from '../platform/hydration/use-hydrated.ts';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { scripted } from '../platform/hydration/visibility.css.ts';
import { storesStyles as styles, type Store } from '../stores/index.ts';

/** Parameter of the address with the town or postcode that is searched for. */
export const placeParameter = 'q';

interface StoreSearchFormProps {
  /** What was searched for; empty for nothing. */
  query: string;
  /** Store whose city and postcode are the example; undefined for no example. */
  example: Pick<Store, 'city' | 'postcode'> | undefined;
  /** The browser is finding out where the shopper is. */
  locating: boolean;
  /** Asks where the shopper is; called on a press only. */
  onLocate(): void;
  /** A place was searched for. */
  onSearch(): void;
}

/**
 * Searches shops near a town, a postcode or the shopper; a form that also works without scripts. The text follows the
 * query, and the focus stays in the form.
 */
export function StoreSearchForm({ query, example, locating, onLocate, onSearch }: StoreSearchFormProps) {
  const intl = useIntl();
  const navigation = useNavigation();
  const inBrowser = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    // The field is not controlled, so that a text that is typed before hydration stays.
    if (field.current) field.current.value = query;
  }, [query]);
  return (
    <form
      role="search"
      method="get"
      className={styles.search}
      onSubmit={(event) => {
        if (!navigation) return;
        event.preventDefault();
        const value = new FormData(event.currentTarget).get(placeParameter);
        const place = typeof value === 'string' ? value.trim() : '';
        onSearch();
        void navigation.navigate(place ? `?${new URLSearchParams({ [placeParameter]: place }).toString()}` : '?', {
          keepScroll: true,
        });
      }}
    >
      <div className={styles.searchField}>
        <TextField
          ref={field}
          label={intl.formatMessage('stores.place')}
          hint={example && intl.formatMessage('stores.placeHint', { city: example.city, postcode: example.postcode })}
          name={placeParameter}
          defaultValue={query}
          maxLength={60}
          autoComplete="postal-code"
          enterKeyHint="search"
          optional
          optionalLabel=""
        />
      </div>
      <div className={styles.searchButtons}>
        <Button type="submit">{intl.formatMessage('stores.search')}</Button>
        <Button
          variant="secondary"
          className={scripted}
          loading={locating}
          loadingLabel={intl.formatMessage('stores.locating')}
          disabled={!inBrowser}
          onClick={onLocate}
        >
          <PinIcon size="small" />
          {intl.formatMessage('stores.locate')}
        </Button>
      </div>
    </form>
  );
}
