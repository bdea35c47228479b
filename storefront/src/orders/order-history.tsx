import { Pagination } from '@witryna/ui/pagination';
import { Stack } from '@witryna/ui/layout';
import { useLocation } from 'react-router-dom';
import { useQuery } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { OrderList } from './order-list.tsx';
import { getLinkedOrderId } from './find-linked-order.ts';
import { LinkedOrder } from './linked-order.tsx';
import { orderHistoryQuery } from './order-operations.ts';
import { getPageParam } from './get-page-param.ts';
import { QueryView } from './query-view.tsx';

const pageSize = 10;

/** All orders of the customer, or the one that a link of Magento's names. */
export function OrderHistory() {
  const id = getLinkedOrderId(useLocation().search);
  return id === null ? (
    <OrderPages />
  ) : (
    <LinkedOrder key={id} id={id}>
      <OrderPages />
    </LinkedOrder>
  );
}

/** All orders page by page; the page is in the address. */
function OrderPages() {
  const intl = useIntl();
  const page = getPageParam(useLocation().search);
  const state = useQuery(orderHistoryQuery, { page, pageSize }, { policy: 'cache-and-network', keepPrevious: true });
  return (
    <QueryView words="orders" state={state} read={({ customer }) => customer?.orders ?? null}>
      {(orders) => {
        const total = orders.page_info?.total_pages ?? 1;
        return (
          <Stack gap="x6">
            <OrderList orders={orders.items} caption={intl.formatMessage('orders.title')} />
            <Pagination
              // Magento returns the last page for any page beyond it.
              current={Math.min(page, total)}
              total={total}
              getHref={(wanted) => (wanted === 1 ? '/order-history' : `/order-history?p=${wanted}`)}
            />
          </Stack>
        );
      }}
    </QueryView>
  );
}
