import { Card } from '@witryna/ui/card';
import { Inline, Stack } from '@witryna/ui/layout';
import { Text, TextLink } from '@witryna/ui/text';
import { defineQuery, graphql, useQuery } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { orderPath, QueryView } from '../orders/index.ts';
import { toDownloads, type Download } from './to-downloads.ts';

/** Links of downloadable products that the customer has bought. */
export const downloadsQuery = defineQuery({
  name: 'getDownloads',
  private: true,
  document: graphql(`
    query getDownloads {
      customerDownloadableProducts {
        items {
          date
          download_url
          order_increment_id
          remaining_downloads
          status
        }
      }
    }
  `),
});

/** The files that the customer has bought, newest order first. */
export function Downloads() {
  const intl = useIntl();
  const state = useQuery(downloadsQuery, {}, { policy: 'cache-and-network' });
  return (
    <QueryView words="account" state={state} read={({ customerDownloadableProducts: answer }) => answer?.items ?? null}>
      {(items) => {
        const downloads = toDownloads(items);
        if (downloads.length === 0)
          return <Text tone="secondary">{intl.formatMessage('account.downloads.empty')}</Text>;
        return (
          <Stack as="ul" role="list" gap="x4" aria-label={intl.formatMessage('account.nav.downloads')}>
            {downloads.map((download) => (
              <li key={download.id}>
                <DownloadCard download={download} />
              </li>
            ))}
          </Stack>
        );
      }}
    </QueryView>
  );
}

function DownloadCard({ download: { order, date, href, remaining } }: { download: Download }) {
  const intl = useIntl();
  return (
    <Card>
      <Inline gap="x4" justify="between" align="center">
        <Stack gap="x1">
          <TextLink href={orderPath(order)}>{intl.formatMessage('account.nav.order', { number: order })}</TextLink>
          <Text size="small" tone="secondary">
            {date && intl.formatDate(date, { dateStyle: 'long' })}
          </Text>
          {href !== null && remaining !== null && (
            <Text size="small">{intl.formatMessage('account.downloads.remaining', { count: remaining })}</Text>
          )}
        </Stack>
        {href === null ? (
          <Text tone="secondary">
            {intl.formatMessage(remaining === 0 ? 'account.downloads.expired' : 'account.downloads.pending')}
          </Text>
        ) : (
          <TextLink href={href}>{intl.formatMessage('account.downloads.download', { number: order })}</TextLink>
        )}
      </Inline>
    </Card>
  );
}
