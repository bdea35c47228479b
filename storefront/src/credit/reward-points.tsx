import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useQuery } from '../commerce/index.ts';
import { formatMoney, useIntl, useMessages } from '../i18n/index.ts';
import { QueryLoading, QueryView } from '../orders/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { rewardPointsQuery } from './account-credit-operations.ts';
import { CreditHistory } from './credit-history.tsx';
import { creditMessages } from './messages.ts';

/** Reward points of the customer, what they are worth, and their history. */
export function RewardPoints() {
  const intl = useIntl();
  const areTextsReady = useMessages(creditMessages);
  const { store, exchangeRates } = useLayout();
  const state = useQuery(rewardPointsQuery, {}, { policy: 'cache-and-network' });
  if (!areTextsReady) return <QueryLoading label="account.loading" />;
  return (
    <QueryView words="account" state={state} read={({ customer }) => customer}>
      {({ reward_points: reward }) => {
        if (!reward?.balance) return <Text tone="secondary">{intl.formatMessage('credit.rewardPoints.none')}</Text>;
        const { balance, balance_history: history, exchange_rates: rates } = reward;
        // Magento does not say in which currency a rate is: in shops with several it is not shown.
        const toRate = (rate: { currency_amount: number; points: number } | null | undefined) => {
          const amount = rate && formatMoney(intl, { value: rate.currency_amount }, store.currency);
          return rate && amount && !exchangeRates && rate.points > 0 ? { points: rate.points, amount } : null;
        };
        const earning = toRate(rates?.earning);
        const redemption = toRate(rates?.redemption);
        return (
          <Stack gap="x6">
            <Stack gap="x2">
              <Text>
                {intl.formatMessage('credit.rewardPoints.balance', {
                  points: intl.formatNumber(balance.points),
                  amount: formatMoney(intl, balance.money, store.currency) ?? '',
                })}
              </Text>
              {earning && <Text tone="secondary">{intl.formatMessage('credit.rewardPoints.earning', earning)}</Text>}
              {redemption && (
                <Text tone="secondary">{intl.formatMessage('credit.rewardPoints.redemption', redemption)}</Text>
              )}
            </Stack>
            {history && (
              <CreditHistory
                changes={history.flatMap((item) =>
                  item
                    ? [
                        {
                          reason: item.change_reason,
                          date: item.date,
                          change: intl.formatNumber(item.points_change, { signDisplay: 'exceptZero' }),
                          balance: intl.formatNumber(item.balance?.points ?? 0),
                        },
                      ]
                    : [],
                )}
              />
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}
