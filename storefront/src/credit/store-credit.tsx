import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useState } from 'react';
import { useQuery } from '../commerce/index.ts';
import { formatMoney, type MoneyAmount, useIntl, useMessages } from '../i18n/index.ts';
import { QueryLoading, QueryView } from '../orders/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { storeCreditQuery } from './account-credit-operations.ts';
import { CreditHistory } from './credit-history.tsx';
import { creditMessages } from './messages.ts';
import { formatSignedMoney } from './format-signed-money.ts';

/** Changes that are shown at first, and that each click adds. */
const step = 20;

/** Store credit of the customer with its history, newest changes first. */
export function StoreCredit() {
  const intl = useIntl();
  const areTextsReady = useMessages(creditMessages);
  const { currency } = useLayout().store;
  const [pageSize, setPageSize] = useState(step);
  const state = useQuery(storeCreditQuery, { pageSize }, { policy: 'cache-and-network', keepPrevious: true });
  if (!areTextsReady) return <QueryLoading label="account.loading" />;
  const format = (money: MoneyAmount | null | undefined) => formatMoney(intl, money, currency) ?? '';
  return (
    <QueryView words="account" state={state} read={({ customer }) => customer}>
      {({ store_credit: credit }) =>
        credit?.enabled ? (
          <Stack gap="x6">
            <Text>{intl.formatMessage('credit.storeCredit.balance', { amount: format(credit.current_balance) })}</Text>
            {credit.balance_history && (
              <CreditHistory
                changes={(credit.balance_history.items ?? []).flatMap((item) =>
                  item
                    ? [
                        {
                          reason: item.action ?? '',
                          date: item.date_time_changed ?? '',
                          change: formatSignedMoney(intl, item.balance_change, currency),
                          balance: format(item.actual_balance),
                        },
                      ]
                    : [],
                )}
              />
            )}
            {(credit.balance_history?.total_count ?? 0) > pageSize && (
              <Button variant="secondary" loading={state.isValidating} onClick={() => setPageSize(pageSize + step)}>
                {intl.formatMessage('credit.history.more')}
              </Button>
            )}
          </Stack>
        ) : (
          <Text tone="secondary">{intl.formatMessage('credit.storeCredit.none')}</Text>
        )
      }
    </QueryView>
  );
}
