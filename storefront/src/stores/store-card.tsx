import { Heading, TextLink } from '@witryna/ui/text';
import { StoreAddress } from './store-address.tsx';
import type { Store } from './store.ts';
import * as styles from './stores.css.ts';
import { TodayHours } from './today-hours.tsx';

/** A shop in the list. */
export function StoreCard({ store, today }: { store: Store; today: string }) {
  return (
    <li className={styles.card}>
      <Heading level={3} size="h5">
        <TextLink href={store.href}>{store.name}</TextLink>
      </Heading>
      <TodayHours schedule={store} today={today} />
      <StoreAddress store={store} />
    </li>
  );
}
