import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useEffect, useState, type ReactNode } from 'react';
import { useCommerce } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { findLinkedOrder } from './find-linked-order.ts';
import { orderPath } from './order-routes.ts';
import { QueryLoading } from './query-view.tsx';

/**
 * Opens the order that a link of Magento's names by its id.
 *
 * @param props.id - As in Magento's links, e.g. `123`.
 * @param props.children - List of all orders, for where the order is not found.
 */
export function LinkedOrder({ id, children }: { id: string; children: ReactNode }) {
  const intl = useIntl();
  const { client } = useCommerce();
  const navigation = useNavigation();
  const [search, setSearch] = useState<'running' | 'missing' | 'failed'>('running');
  useEffect(() => {
    let isShown = true;
    findLinkedOrder(client, id).then(
      (number) => {
        if (!isShown) return;
        if (number === null) setSearch('missing');
        else void navigation?.navigate(orderPath(number), { replace: true });
      },
      () => isShown && setSearch('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [client, id, navigation]);
  if (search === 'running') return <QueryLoading label="orders.loading" />;
  // The list says itself what has failed, and can be sent again.
  if (search === 'failed') return children;
  return (
    <Stack gap="x6">
      <Text role="status">{intl.formatMessage('orders.linkNotFound')}</Text>
      {children}
    </Stack>
  );
}
