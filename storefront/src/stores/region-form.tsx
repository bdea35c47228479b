import { Button } from '@witryna/ui/button';
import { Select } from '@witryna/ui/select';
import { useNavigation } from '../app/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import * as styles from './stores.css.ts';

/** Parameter of the address that names the chosen voivodeship. */
export const regionParameter = 'region';

interface RegionFormProps {
  regions: readonly { name: string; count: number }[];
  /** Name of the chosen one; empty for all. */
  chosen: string;
}

/** Narrows the list to a voivodeship; a form that also works without scripts. */
export function RegionForm({ regions, chosen }: RegionFormProps) {
  const intl = useIntl();
  const navigation = useNavigation();
  const total = regions.reduce((sum, { count }) => sum + count, 0);
  const show = (region: string) =>
    void navigation?.navigate(region ? `?${new URLSearchParams({ [regionParameter]: region }).toString()}` : '?', { keepScroll: true });
  return (
    <form
      method="get"
      className={styles.filter}
      onSubmit={(event) => {
        if (!navigation) return;
        event.preventDefault();
        const region = new FormData(event.currentTarget).get(regionParameter);
        show(typeof region === 'string' ? region : '');
      }}
    >
      <Select
        key={chosen}
        label={intl.formatMessage(messages.region)}
        name={regionParameter}
        optional
        optionalLabel=""
        defaultValue={chosen}
        options={[
          { value: '', label: intl.formatMessage(messages.everyRegion, { count: total }) },
          ...regions.map(({ name, count }) => ({ value: name, label: intl.formatMessage(messages.regionOption, { region: name, count }) })),
        ]}
      />
      <Button type="submit" variant="secondary">
        {intl.formatMessage(messages.show)}
      </Button>
    </form>
  );
}
