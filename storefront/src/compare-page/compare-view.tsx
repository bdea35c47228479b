import { Button, ButtonLink } from '@witryna/ui/button';
import { ComparisonTable } from '@witryna/ui/comparison-table';
import { Inline, Stack } from '@witryna/ui/layout';
import { Skeleton } from '@witryna/ui/skeleton';
import { Text } from '@witryna/ui/text';
import { useQuery } from '../commerce/index.ts';
import { useBeforeRemove, useRemovalFocus, useSlowNotice } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { focusHeading } from '../platform/focus/focus-heading.ts';
import { scripted } from '../platform/hydration/visibility.css.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { ProductCardItem } from '../products/index.ts';
import { comparisonQuery } from './comparison-query.ts';
import { toComparison, type ComparedProduct } from './comparison.ts';
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

/** The products of the shopper's list side by side. */
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
  const { products, attributes } = reading.data ? toComparison(reading.data) : { products: [], attributes: [] };

  const remove = async (removed: readonly ComparedProduct[]) => {
    try {
      await announceSlow(list.remove(removed.map(({ id }) => id)));
      // The button that removes all of them goes with the list.
      if (removed.length === products.length) focusHeading();
      const name = removed.map(({ product }) => product.name).join(', ');
      toast({ type: 'info', message: intl.formatMessage('compare.removed', { name }) });
    } catch {
      toast({ type: 'error', message: intl.formatMessage('compare.failed') });
    }
  };

  return (
    <>
      {products.length === 0 ? (
        <Stack align="start">
          <Text tone="secondary">{intl.formatMessage('compare.empty')}</Text>
          <ButtonLink href="/">{intl.formatMessage('compare.start')}</ButtonLink>
        </Stack>
      ) : (
        <Stack gap="x4">
          <Inline gap="x4">
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              {intl.formatMessage('compare.print')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => void remove(products)}>
              {intl.formatMessage('compare.clear')}
            </Button>
          </Inline>
          <ComparisonTable
            caption={intl.formatMessage('compare.title')}
            items={products.map((compared) => ({
              id: compared.id,
              header: <ProductCardItem product={compared.product} headingLevel={2} />,
              actions: (
                <RemoveButton
                  name={compared.product.name}
                  onClick={() => void remove([compared])}
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
