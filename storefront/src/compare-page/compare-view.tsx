import { Button, ButtonLink } from '@witryna/ui/button';
import { ComparisonTable } from '@witryna/ui/comparison-table';
import { Inline, Stack } from '@witryna/ui/layout';
import { Skeleton } from '@witryna/ui/skeleton';
import { Text } from '@witryna/ui/text';
import { useQuery } from '../commerce/index.ts';
import { useSlowNotice } from '../forms/index.ts';
import { useBeforeRemove } from '../platform/focus/use-before-remove.ts';
import { useRemovalFocus } from '../platform/focus/use-removal-focus.ts';
import { useIntl } from '../i18n/index.ts';
import { focusHeading } from '../platform/focus/focus-heading.ts';
import { scripted } from '../platform/hydration/visibility.css.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { ProductCardItem } from '../products/index.ts';
import { comparisonQuery } from './comparison-query.ts';
import { toComparison, type Comparison } from './comparison.ts';
import { useCompareList } from '../compare/index.ts';

/** Place of the list while it is on its way. */
export function CompareLoading() {
  const intl = useIntl();
  return (
    <>
      <noscript>
        <Text>{intl.formatMessage('compare.withoutScripts')}</Text>
      </noscript>
      <Stack role="status" aria-label={intl.formatMessage('compare.loading')} className={scripted}>
        <Skeleton />
        <Skeleton width="70%" />
      </Stack>
    </>
  );
}

const nothing: Comparison = { products: [], hiddenCount: 0, attributes: [] };

/** The products of the shopper's list side by side. Those that cannot be shown are counted, and can be removed. */
export function CompareView() {
  const intl = useIntl();
  const toast = useToast();
  const announceSlow = useSlowNotice();
  const list = useCompareList();
  const reading = useQuery(comparisonQuery, list.uid === null ? null : { uid: list.uid }, {
    policy: 'cache-and-network',
  });
  const onBeforeRemove = useRemovalFocus();
  const failed = list.error ?? reading.error;
  if (failed !== undefined) {
    return (
      <Stack align="start">
        <Text role="alert">{intl.formatMessage('compare.loadFailed')}</Text>
        <Button variant="secondary" onClick={() => void Promise.all([list.retry(), reading.revalidate()])}>
          {intl.formatMessage('compare.retry')}
        </Button>
      </Stack>
    );
  }
  if (list.loading || (list.uid !== null && !reading.data)) return <CompareLoading />;
  const { products, hiddenCount, attributes } = reading.data ? toComparison(reading.data) : nothing;
  const shownIds = products.map(({ id }) => id);

  const remove = async (ids: readonly string[]) => {
    try {
      await announceSlow(list.remove(ids));
      // A button that removes all of them, or the hidden ones, goes with them.
      if (ids.length === list.productIds.length || !ids.every((id) => shownIds.includes(id))) focusHeading();
      const name = products.flatMap(({ id, product }) => (ids.includes(id) ? [product.name] : [])).join(', ');
      if (name) toast({ type: 'info', message: intl.formatMessage('compare.removed', { name }) });
    } catch {
      toast({ type: 'error', message: intl.formatMessage('compare.failed') });
    }
  };

  return (
    <>
      {hiddenCount > 0 && (
        <Inline gap="x4">
          <Text tone="secondary">{intl.formatMessage('compare.hidden', { count: hiddenCount })}</Text>
          <Button
            variant="quiet"
            size="small"
            onClick={() => void remove(list.productIds.filter((id) => !shownIds.includes(id)))}
          >
            {intl.formatMessage('compare.removeShort')}
          </Button>
        </Inline>
      )}
      {products.length + hiddenCount === 0 && (
        <Stack align="start">
          <Text tone="secondary">{intl.formatMessage('compare.empty')}</Text>
          <ButtonLink href="/">{intl.formatMessage('compare.start')}</ButtonLink>
        </Stack>
      )}
      {products.length > 0 && (
        <Stack gap="x4">
          <Inline gap="x4">
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              {intl.formatMessage('compare.print')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => void remove(list.productIds)}>
              {intl.formatMessage('compare.clear')}
            </Button>
          </Inline>
          <ComparisonTable
            caption={intl.formatMessage('compare.title')}
            items={products.map((compared) => ({
              id: compared.id,
              name: compared.product.name,
              header: <ProductCardItem product={compared.product} headingLevel={2} />,
              actions: (
                <RemoveButton
                  name={compared.product.name}
                  onClick={() => void remove([compared.id])}
                  onBeforeRemove={onBeforeRemove}
                />
              ),
            }))}
            rows={attributes.map(({ code, ...row }) => ({ id: code, ...row }))}
          />
        </Stack>
      )}
    </>
  );
}

interface RemoveButtonProps {
  /** Name of the product. */
  name: string;
  onClick(): void;
  /** Callback of `useRemovalFocus`. */
  onBeforeRemove(element: Element): void;
}

function RemoveButton({ name, onClick, onBeforeRemove }: RemoveButtonProps) {
  const intl = useIntl();
  return (
    <Button
      ref={useBeforeRemove<HTMLButtonElement>(onBeforeRemove)}
      variant="quiet"
      size="small"
      aria-label={intl.formatMessage('compare.remove', { name })}
      onClick={onClick}
    >
      {intl.formatMessage('compare.removeShort')}
    </Button>
  );
}
