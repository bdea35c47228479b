import { Card } from '@witryna/ui/card';
import { Inline, Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { formatChangeDate } from './format-change-date.ts';

/** A change of a balance, as it is shown. */
export interface ShownChange {
  /** Why, in the words of the backend. */
  reason: string;
  /** As the backend sends it. */
  date: string;
  /** Formatted, with its sign. */
  change: string;
  /** Formatted balance after it. */
  balance: string;
}

/** The changes of a balance, newest first. */
export function CreditHistory({ changes }: { changes: readonly ShownChange[] }) {
  const intl = useIntl();
  return (
    <Stack as="section" gap="x4" aria-labelledby="credit-history">
      <Heading level={2} size="h4" id="credit-history">
        {intl.formatMessage('credit.history')}
      </Heading>
      {changes.length === 0 ? (
        <Text tone="secondary">{intl.formatMessage('credit.history.empty')}</Text>
      ) : (
        <Stack as="ul" role="list" gap="x3">
          {changes.map(({ reason, date, change, balance }, index) => (
            // Two changes may be alike.
            <Card as="li" key={index}>
              <Inline gap="x4" justify="between" align="center">
                <Stack gap="x1">
                  <Text weight="semibold">{reason}</Text>
                  <Text size="small" tone="secondary">
                    {formatChangeDate(intl, date)}
                  </Text>
                </Stack>
                <Stack gap="x1">
                  <Text weight="semibold">{change}</Text>
                  <Text size="small" tone="secondary">
                    {intl.formatMessage('credit.history.balance', { balance })}
                  </Text>
                </Stack>
              </Inline>
            </Card>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
